import path from 'node:path';
import { TypeScript as ts } from 'typedoc';
import type { ApiPage } from '../../../api-gen/model/api-page.ts';
import { codeText } from '../../../api-gen/model/code.ts';
import type { ApiProject, DeclarationKind } from '../../../api-gen/model/declaration.ts';
import type { LinkTable, Place } from '../../../api-gen/model/links.ts';

/** The generated reference, and the program that it is compared with. */
interface Facts {
  readonly root: string;
  readonly project: ApiProject;
  readonly pages: readonly ApiPage[];
  readonly table: LinkTable;
  readonly program: ts.Program;
}

type Test = (node: ts.Node) => boolean;

const isVariable: Test = (node) => ts.isVariableDeclaration(node) || ts.isBindingElement(node);

/** Tests of whether a node is a declaration of some kind, keyed by that kind. */
const declares: ReadonlyMap<DeclarationKind, Test> = new Map<DeclarationKind, Test>([
  // A constant with the tag `@class` is shown as a class.
  ['class', (node) => ts.isClassLike(node) || ts.getJSDocClassTag(node) !== undefined],
  ['interface', ts.isInterfaceDeclaration],
  ['enum', ts.isEnumDeclaration],
  ['namespace', ts.isModuleDeclaration],
  ['type alias', ts.isTypeAliasDeclaration],
  ['variable', isVariable],
  ['function', (node) => ts.isFunctionLike(node) || isVariable(node)],
]);

/**
 * Returns a line for each declaration with a wrong kind or `const`/`let` keyword, and for each
 * import line that names something its module does not export.
 */
export function findWrongFacts(facts: Facts): string[] {
  const places = [...new Set(facts.table.places.values())];
  return [
    ...places.flatMap((place) => wrongKind(place, facts)),
    ...facts.pages.flatMap((page) => wrongImports(page, facts)),
  ];
}

function wrongKind({ declaration, page }: Place, facts: Facts): string[] {
  const { root, program } = facts;
  const { position, name, kind, code, inheritedFrom } = declaration;
  const isDeclared = declares.get(kind);
  const file = position ? program.getSourceFile(path.join(root, position.file)) : undefined;
  if (!position || !file || !isDeclared || inheritedFrom) return [];
  const nodes = nodesAt(file, name, position.line);
  const node = nodes.find(isDeclared);
  const at = `${position.file}:${position.line}: ${name}`;
  const exported = exportedNames(facts, page.module.position?.file ?? '', page.module.name);
  // A declaration exported under another name is not found by that name.
  if (nodes.length === 0 && exported.includes(name)) return [];
  if (!node) return [`${at} is not a ${kind}`];
  const [word] = codeText(code).split(' ');
  const isConst = (ts.getCombinedNodeFlags(node as ts.Declaration) & ts.NodeFlags.Const) !== 0;
  const isRight = kind !== 'variable' || word === (isConst ? 'const' : 'let');
  return isRight ? [] : [`${at} is declared with ${word}`];
}

/** Returns the nodes, except parameters, that declare a name on a line (1-based). */
function nodesAt(file: ts.SourceFile, name: string, line: number): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const written = ts.getNameOfDeclaration(node as ts.Declaration);
    if (written && ts.isIdentifier(written) && written.text === name) {
      const at = file.getLineAndCharacterOfPosition(written.getStart(file)).line + 1;
      // A parameter may have the name under which its function is exported.
      if (at === line && !ts.isParameter(node)) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function wrongImports({ id, importLines }: ApiPage, facts: Facts): string[] {
  return importLines.filter((line) => !isExported(line, facts)).map((line) => `${id}: ${line}`);
}

function isExported(line: string, facts: Facts): boolean {
  const [, listed, whole, specifier = ''] =
    /^import (?:type )?(?:\{ ([\w$]+).*\}|([\w$]+)) from "(.*)";$/.exec(line) ?? [];
  const isWhole = whole !== undefined;
  const files = facts.project.packages.filter((one) => one.specifier === specifier);
  return files.some(({ file }) => {
    const names = exportedNames(facts, file, specifier);
    return names.includes(listed ?? 'default') || (isWhole && names.includes('export='));
  });
}

/**
 * Returns the names exported by a file, or by a module that it declares: `declare module 'kit'`.
 */
function exportedNames({ root, program }: Facts, file: string, declared: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(root, file));
  const ambient = source?.statements.find(
    (node) => ts.isModuleDeclaration(node) && node.name.text === declared,
  ) as ts.ModuleDeclaration | undefined;
  const symbol = source && checker.getSymbolAtLocation(ambient?.name ?? source);
  if (!symbol) return [];
  const whole = symbol.exports?.get(ts.InternalSymbolName.ExportEquals);
  const all = [...(whole ? [whole] : []), ...checker.getExportsOfModule(symbol)];
  return all.map(({ name }) => name);
}
