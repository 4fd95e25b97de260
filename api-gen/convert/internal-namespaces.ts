import {
  Converter,
  makeRecursiveVisitor,
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type Reflection,
  type ReflectionSymbolId,
  type SomeType,
} from 'typedoc';
import { groupBy } from '#shared/text/group-by.ts';

const namespaceName = 'internal';

const creations = [
  Converter.EVENT_CREATE_DECLARATION,
  Converter.EVENT_CREATE_SIGNATURE,
  Converter.EVENT_CREATE_PARAMETER,
  Converter.EVENT_CREATE_TYPE_PARAMETER,
] as const;

/**
 * Documents what modules declare but do not export: augmentations of other modules, and the types
 * that exported declarations mention. Omits the latter if only what users import is documented.
 */
export function addUnexported(
  context: Context,
  program: ts.Program,
  isInternalShown: boolean,
): void {
  const files = modulesByFile(context);
  for (const [file, module] of files)
    addAugmentations(context, module, program.getSourceFile(file));
  if (isInternalShown) addInternalNamespaces(context, program, files);
}

/**
 * Documents declarations that exported ones mention but their modules do not export, in an
 * `internal` namespace of the first module that mentions them, even if that module only inherits
 * the mention. Repeats until nothing new is mentioned.
 */
function addInternalNamespaces(
  context: Context,
  program: ts.Program,
  files: ReadonlyMap<string, DeclarationReflection>,
): void {
  const mentions = groupBy(Object.values(context.project.reflections), moduleOf);
  const tried = new Set<ts.Symbol>();
  for (const module of files.values()) {
    let mentioning = mentions.get(module) ?? [];
    while (mentioning.length > 0) {
      const symbols = missingSymbols(context, { program, mentioning, files }, tried);
      if (symbols.length === 0) break;
      mentioning = collectCreated(context, () =>
        convertInto(context, module, { name: namespaceName, symbols }),
      );
    }
  }
}

function modulesByFile(context: Context): Map<string, DeclarationReflection> {
  const entries = (context.project.children ?? []).flatMap((module) => {
    const file = context.getSymbolFromReflection(module)?.declarations?.find(ts.isSourceFile);
    return file ? [[file.fileName, module] as const] : [];
  });
  return new Map(entries);
}

/**
 * Documents the augmentations that a module makes with `declare global` or `declare module`, in a
 * namespace of that name.
 */
function addAugmentations(
  context: Context,
  module: DeclarationReflection,
  file: ts.SourceFile | undefined,
): void {
  if (!file || !ts.isExternalModule(file)) return;
  for (const { name, body } of file.statements.filter(ts.isModuleDeclaration)) {
    const isAugmentation = ts.isStringLiteral(name) || name.text === 'global';
    if (!isAugmentation || !body || !ts.isModuleBlock(body)) continue;
    const symbols = body.statements
      .flatMap(declaredNames)
      .flatMap((declared) => context.checker.getSymbolAtLocation(declared) ?? [])
      .filter((symbol) => context.getReflectionFromSymbol(symbol)?.parent !== module);
    convertInto(context, module, { name: name.text, symbols: [...new Set(symbols)] });
  }
}

function convertInto(
  context: Context,
  module: DeclarationReflection,
  { name, symbols }: { readonly name: string; readonly symbols: readonly ts.Symbol[] },
): void {
  const { converter } = context;
  converter.permitDeferredConversion();
  const moduleContext = context.withScope(module);
  const existing = module.children?.find(
    (child) => child.name === name && child.kind === ReflectionKind.Namespace,
  );
  const namespace =
    existing ??
    moduleContext.createDeclarationReflection(ReflectionKind.Namespace, undefined, undefined, name);
  if (!existing) moduleContext.finalizeDeclarationReflection(namespace);
  for (const symbol of symbols) converter.convertSymbol(moduleContext.withScope(namespace), symbol);
  converter.finalizeDeferredConversion();
  if (!namespace.children?.length) context.project.removeReflection(namespace);
}

function moduleOf(reflection: Reflection): Reflection {
  const { parent } = reflection;
  return parent && !reflection.kindOf(ReflectionKind.Module) ? moduleOf(parent) : reflection;
}

/** Returns the reflections created during a conversion that can mention a type. */
function collectCreated({ converter }: Context, convert: () => void): Reflection[] {
  const created: Reflection[] = [];
  const collect = (...[, reflection]: [Context, Reflection, ...unknown[]]) =>
    void created.push(reflection);
  for (const event of creations) converter.on(event, collect);
  convert();
  for (const event of creations) converter.off(event, collect);
  return created;
}

interface Mentions {
  readonly program: ts.Program;
  readonly mentioning: readonly Reflection[];
  /** All documented modules, by file. */
  readonly files: ReadonlyMap<string, DeclarationReflection>;
}

/** Finds symbols of documented files that are mentioned but have no page. */
function missingSymbols(
  context: Context,
  { program, mentioning, files }: Mentions,
  tried: Set<ts.Symbol>,
): ts.Symbol[] {
  return unresolvedReferences(mentioning).flatMap(({ symbolId }) => {
    if (!symbolId || !files.has(symbolId.fileName)) return [];
    const symbol = findSymbol(program, symbolId);
    if (!symbol || tried.has(symbol) || context.getReflectionFromSymbol(symbol)) return [];
    tried.add(symbol);
    return [symbol];
  });
}

/** A reference whose declaration is not documented. */
export interface UnresolvedReference {
  readonly type: ReferenceType;
  readonly owner: Reflection;
  readonly symbolId: (ReflectionSymbolId & { readonly fileName: string }) | undefined;
}

/** Returns all references in the types of these reflections whose declaration is not documented. */
export function unresolvedReferences(reflections: readonly Reflection[]): UnresolvedReference[] {
  return reflections.flatMap((owner) => {
    const found: UnresolvedReference[] = [];
    const visitor = makeRecursiveVisitor({
      reference(type) {
        if (type.refersToTypeParameter || type.reflection) return;
        found.push({ type, owner, symbolId: type.symbolId as UnresolvedReference['symbolId'] });
      },
    });
    for (const type of typesOf(owner)) type.visit(visitor);
    return found;
  });
}

/** Returns the types that belong to a reflection itself. */
export function typesOf(reflection: Reflection): SomeType[] {
  if (reflection.isDeclaration()) {
    return [
      reflection.type,
      ...(reflection.extendedTypes ?? []),
      ...(reflection.implementedTypes ?? []),
    ].filter((type) => type !== undefined);
  }
  if (reflection.isTypeParameter())
    return [reflection.type, reflection.default].filter((type) => type !== undefined);
  return (reflection.isSignature() || reflection.isParameter()) && reflection.type
    ? [reflection.type]
    : [];
}

/** Finds a top-level declaration in its file. */
function findSymbol(
  program: ts.Program,
  id: ReflectionSymbolId & { readonly fileName: string },
): ts.Symbol | undefined {
  const file = program.getSourceFile(id.fileName);
  const name = file?.statements
    .flatMap(declaredNames)
    .find((candidate) => candidate.text === id.qualifiedName);
  return name && program.getTypeChecker().getSymbolAtLocation(name);
}

function declaredNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations
      .map((declaration) => declaration.name)
      .filter(ts.isIdentifier);
  }
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name] : [];
}
