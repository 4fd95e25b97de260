import path from 'node:path';
import { TypeScript as ts } from 'typedoc';
import type { ApiPage } from '../model/api-page.ts';
import type { LinkTable, Place } from '../model/links.ts';
import { listDeclarations, type ShownDeclaration } from './shown-declarations.ts';

/** Everything that is needed to compile what pages show with the sources. */
export interface CompileInput {
  readonly root: string;
  readonly pages: readonly ApiPage[];
  readonly table: LinkTable;
  readonly program: ts.Program;
}

/** What the compiler says of all signatures. */
export interface CompileResult {
  readonly compiled: number;
  readonly errors: readonly string[];
}

/**
 * Compiles all signatures as declarations, each in its own module or namespace, where names mean what they mean to its
 * author; a linked name that means something else there is imported from what it links to.
 */
export function compileSignatures(input: CompileInput): CompileResult {
  const shown = input.pages.flatMap(listDeclarations);
  const additions = new Additions();
  const places = new Map([...input.table.places.values()].map((place) => [place.href, place]));
  const context: Context = { ...input, places, additions, packageNames: new Map() };
  shown.forEach((declaration, index) => addDeclaration(context, declaration, index));
  const program = compile(input.program, additions);
  const errors = additions.files.flatMap((file) => errorsIn(program, file, shown));
  return { compiled: shown.reduce((count, { signatures }) => count + signatures, 0), errors };
}

/** Text to insert into source files. */
class Additions {
  private readonly byFile = new Map<string, Map<string, number>>();

  get files(): string[] {
    return [...this.byFile.keys()];
  }

  add(file: ts.SourceFile, text: string, position = file.end): void {
    const texts = this.byFile.get(file.fileName) ?? new Map<string, number>();
    this.byFile.set(file.fileName, texts.set(text, position));
  }

  apply({ fileName, text }: ts.SourceFile): string {
    const texts = [...(this.byFile.get(fileName) ?? [])].toSorted(([, a], [, b]) => b - a);
    // What the authors' own declarations make the compiler say is said of both.
    const audible = text
      .replaceAll('@ts-ignore', '@ts-listen')
      .replaceAll('@ts-expect-error', '@ts-listen-error');
    return texts.reduce((all, [added, at]) => all.slice(0, at) + added + all.slice(at), audible);
  }
}

interface Context extends CompileInput {
  readonly places: ReadonlyMap<string, Place>;
  readonly additions: Additions;
  readonly packageNames: Map<ts.SourceFile, ReadonlyMap<string, string>>;
}

function addDeclaration(context: Context, declaration: ShownDeclaration, index: number): void {
  const file = fileOf(context, declaration.page.position?.file);
  if (!file) return;
  const scope = scopeOf(file, declaration.page);
  const imports = declaration.names.flatMap(({ text, href }) => {
    const place = context.places.get(href ?? '');
    return place ? importOf(context, scope, text, place) : importFromPackage(context, scope, text);
  });
  const word = scope === file || !isAmbient(scope) ? 'declare namespace' : 'namespace';
  const lines = [`${word} ${opening(index)}`, ...new Set(imports), declaration.text, '}'];
  context.additions.add(file, `\n${lines.join('\n')}\n`, scope === file ? file.end : scope.end - 1);
}

const opening = (index: number | string) => `shown${index} {`;

function fileOf({ root, program }: CompileInput, file: string | undefined) {
  return file === undefined ? undefined : program.getSourceFile(path.join(root, file));
}

/** The file, or the body of the namespace that contains a page's declaration. */
function scopeOf(file: ts.SourceFile, { category, name, id }: ApiPage): ts.Node {
  const [, ...names] = category === 'modules' ? [] : (id.split('/')[1] ?? '').split('.');
  const inside = category === 'namespaces' ? name.split('.') : names.slice(0, -1);
  return inside.reduce<ts.Node>((scope, part) => bodyOf(scope, part) ?? scope, file);
}

function bodyOf(scope: ts.Node, name: string): ts.ModuleBlock | undefined {
  const found: ts.ModuleBlock[] = [];
  ts.forEachChild(scope, (node) => {
    if (ts.isModuleDeclaration(node) && node.name.text === name && node.body)
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

/** Imports what a linked name means, if the name means something else or nothing in a scope. */
function importOf(context: Context, scope: ts.Node, text: string, place: Place): string[] {
  const target = fileOf(context, place.page.module.position?.file);
  const [name = ''] = text.split('.');
  if (!target || text.includes('(') || means(context, scope, text, place)) return [];
  const module = `module${context.program.getSourceFiles().indexOf(target)}`;
  const from = relativeModule(scope.getSourceFile().fileName, target.fileName);
  context.additions.add(
    scope.getSourceFile(),
    `\nimport * as ${module} from ${JSON.stringify(from)};\n`,
  );
  if (place.declaration.kind === 'module') return [`import ${name} = ${module};`];
  const names = place.name.split('.');
  const path = names.slice(0, names.length - text.split('.').length + 1);
  const [outer = name, ...inner] = path;
  return [
    `import ${name} = ${[module, exportedName(context, outer, target), ...inner].join('.')};`,
  ];
}

/** Imports a name without a link, which inference found in a package that the file imports as a whole. */
function importFromPackage(context: Context, scope: ts.Node, name: string): string[] {
  const { program, packageNames } = context;
  const file = scope.getSourceFile();
  const known = packageNames.get(file) ?? listPackageNames(file, program.getTypeChecker());
  packageNames.set(file, known);
  const isKnown = program.getTypeChecker().resolveName(name, scope, ts.SymbolFlags.All, false);
  const from = isKnown ? undefined : known.get(name);
  return from === undefined ? [] : [`import ${name} = ${from}.${name};`];
}

/** The names in everything that a file imports as a whole, each with what it is in there. */
function listPackageNames(file: ts.SourceFile, checker: ts.TypeChecker): Map<string, string> {
  const imported = checker
    .getSymbolsInScope(file, ts.SymbolFlags.Alias)
    .filter(({ declarations }) => declarations?.some(ts.isNamespaceImport));
  return new Map(
    imported.flatMap((symbol) =>
      checker
        .getExportsOfModule(checker.getAliasedSymbol(symbol))
        .map(({ name }) => [name, symbol.name] as const),
    ),
  );
}

/** Exports a declaration from its module under a name of its own. */
function exportedName({ additions }: Context, name: string, target: ts.SourceFile): string {
  if (name === 'default') return name;
  additions.add(target, `\nexport { ${name} as exported_${name} };\n`);
  return `exported_${name}`;
}

/** Whether a name in a scope means what its link leads to. */
function means(
  { program, root }: Context,
  scope: ts.Node,
  text: string,
  { declaration: { kind, position }, page }: Place,
): boolean {
  if (page.names[0] === 'global') return true;
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol | undefined) =>
    symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  const [first = '', ...rest] = text.split('.');
  const start = resolve(checker.resolveName(first, scope, ts.SymbolFlags.All, false));
  const symbol = rest.reduce<ts.Symbol | undefined>(
    (owner, name) =>
      resolve(owner && checker.getExportsOfModule(owner).find((one) => one.name === name)),
    start,
  );
  return (symbol?.declarations ?? []).some((node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(
      ts.getNameOfDeclaration(node)?.getStart() ?? node.getStart(),
    );
    return (
      path.relative(root, file.fileName) === position?.file &&
      (line + 1 === position.line || (kind === 'module' && ts.isSourceFile(node)))
    );
  });
}

function relativeModule(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to).replaceAll('\\', '/');
  const file = relative
    .replace(/\.d\.(?=[cm]?ts$)/, '.')
    .replace(/ts$/, (end) => (/\.d\.[cm]?ts$/.test(to) ? 'js' : end));
  return file.startsWith('.') ? file : `./${file}`;
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

/** Returns the errors in what was added to a file, each with its declaration's name. Skips errors that the file has by itself. */
function errorsIn(program: ts.Program, file: string, shown: readonly ShownDeclaration[]): string[] {
  const source = program.getSourceFile(file);
  const text = source?.text ?? '';
  const found = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ start = 0, code, messageText }) => ({
    place: placeOf(text, start, shown),
    head: typeof messageText === 'string' ? messageText : messageText.messageText,
    message: `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    line: text.slice(start).split('\n')[0],
  }));
  const own = new Set(found.filter(({ place }) => place === undefined).map(({ head }) => head));
  return found
    .filter(({ place, head }) => place !== undefined && !own.has(head))
    .map(({ place, message, line }) => `${place || file}: ${message} | ${line}`);
}

/** The declaration that was added at a position, or empty text for an import or export of it; undefined where nothing was. */
function placeOf(
  text: string,
  start: number,
  shown: readonly ShownDeclaration[],
): string | undefined {
  const before = text.slice(0, start);
  if (/\n(?:import \* as module\d+ from|export \{ \S+ as exported_).*$/.test(before)) return '';
  const [opened, index] =
    [...before.matchAll(/\n(?:declare )?namespace shown(\d+) \{\n/g)].at(-1) ?? [];
  const declaration = shown[Number(index)];
  if (!opened || !declaration) return undefined;
  const isClosed = before.includes(`${declaration.text}\n}\n`, before.lastIndexOf(opened));
  return isClosed ? undefined : `${declaration.page.id} ${declaration.name}`;
}
