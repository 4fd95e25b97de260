import { TypeScript as ts } from 'typedoc';
import type { ApiPage } from '../../../api-gen/model/api-page.ts';
import { slugPart } from '../../../api-gen/model/slugs.ts';
import { Additions } from './additions.ts';
import type { Compared } from './compare.ts';
import { errorsIn, namespaceName } from './compile-errors.ts';
import {
  fileOf,
  importFromPackage,
  importOf,
  type CompileInput,
  type Context,
} from './import-names.ts';
import { listDeclarations, type ShownDeclaration } from './shown-declarations.ts';

/**
 * Compiles all signatures as declarations, each inserted into the module or namespace of the
 * original, where names resolve as they do for its author. A linked name that resolves differently
 * there is imported from the target of its link.
 */
export function compileSignatures(input: CompileInput): Compared {
  const shown = input.pages.flatMap(listDeclarations);
  const additions = new Additions();
  const places = new Map([...input.table.places.values()].map((place) => [place.href, place]));
  const context: Context = { ...input, places, additions };
  shown.forEach((declaration, index) => addDeclaration(context, declaration, index));
  const program = compile(input.program, additions);
  return {
    count: shown.reduce((count, { signatures }) => count + signatures, 0),
    faults: additions.files.flatMap((file) => errorsIn(program, file, shown)),
  };
}

function addDeclaration(context: Context, declaration: ShownDeclaration, index: number): void {
  const file = fileOf(context, declaration.page.position?.file);
  if (!file) return;
  const scope = scopeOf(file, declaration.page);
  const imports = declaration.names.flatMap(({ text, target }) => {
    const place = context.places.get(String(target));
    return place ? importOf(context, scope, text, place) : importFromPackage(context, scope, text);
  });
  const word = scope === file || !isAmbient(scope) ? 'declare namespace' : 'namespace';
  const lines = [`${word} ${namespaceName(index)} {`, ...new Set(imports), declaration.text, '}'];
  context.additions.add(file, `\n${lines.join('\n')}\n`, scope === file ? file.end : scope.end - 1);
}

/** Returns the file, or the body of the namespace, that contains a page's declaration. */
function scopeOf(file: ts.SourceFile, { category, id }: ApiPage): ts.Node {
  const [, ...names] = (id.split('/')[1] ?? '').split('.');
  const inside = category === 'namespaces' || category === 'modules' ? names : names.slice(0, -1);
  return inside.reduce<ts.Node>((scope, part) => bodyOf(scope, part) ?? scope, file);
}

function bodyOf(scope: ts.Node, name: string): ts.ModuleBlock | undefined {
  const found: ts.ModuleBlock[] = [];
  ts.forEachChild(scope, (node) => {
    if (ts.isModuleDeclaration(node) && slugPart(node.name.text) === name && node.body)
      if (ts.isModuleBlock(node.body)) found.push(node.body);
  });
  return found.at(-1);
}

function isAmbient(node: ts.Node): boolean {
  return (
    node.getSourceFile().isDeclarationFile ||
    (ts.canHaveModifiers(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true) ||
    (node.parent !== undefined && isAmbient(node.parent))
  );
}

function compile(program: ts.Program, additions: Additions): ts.Program {
  const options: ts.CompilerOptions = {
    ...program.getCompilerOptions(),
    skipLibCheck: false,
    noEmit: true,
    allowImportingTsExtensions: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    isolatedDeclarations: false,
    erasableSyntaxOnly: false,
    verbatimModuleSyntax: false,
  };
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile.bind(host);
  const changed = new Set(additions.files);
  host.getSourceFile = (name, version, ...rest) => {
    const source = program.getSourceFile(name);
    if (!source || !changed.has(source.fileName))
      return source ?? getSourceFile(name, version, ...rest);
    return ts.createSourceFile(name, additions.apply(source), version, true);
  };
  return ts.createProgram([...program.getRootFileNames()], options, host);
}
