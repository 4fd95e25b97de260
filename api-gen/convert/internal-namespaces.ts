import {
  makeRecursiveVisitor,
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type Reflection,
  type ReflectionSymbolId,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { groupBy } from '#shared/text/group-by.ts';

const namespaceName = 'internal';

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
 * Documents declarations that exported ones mention but their modules do not export. Each goes into
 * an `internal` namespace in the first module that mentions it, even if only an inherited member
 * does. Repeats until nothing new is mentioned.
 */
function addInternalNamespaces(
  context: Context,
  program: ts.Program,
  files: ReadonlyMap<string, DeclarationReflection>,
): void {
  const { reflections } = context.project;
  const mentions = groupBy(Object.values(reflections), moduleOf);
  const tried = new Set<ts.Symbol>();
  // Returns the mentioned symbols that documented files declare but that have no page, each once.
  const missingSymbols = (mentioning: readonly Reflection[] = []) =>
    unresolvedReferences(mentioning).flatMap(({ type: { symbolId } }) => {
      if (!symbolId?.fileName || !files.has(symbolId.fileName)) return [];
      const symbol = findSymbol(program.getSourceFile(symbolId.fileName), symbolId, context);
      if (!symbol || tried.has(symbol) || context.getReflectionFromSymbol(symbol)) return [];
      tried.add(symbol);
      return symbol;
    });
  for (const module of files.values()) {
    let symbols = missingSymbols(mentions.get(module));
    while (symbols.length > 0) {
      const last = Object.values(reflections).at(-1)?.id ?? 0;
      convertInto(context, module, { name: namespaceName, symbols });
      symbols = missingSymbols(Object.values(reflections).filter(({ id }) => id > last));
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
 * namespace named `global` or after the augmented module.
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

/** Returns all references to undocumented declarations in the types of these reflections. */
export function unresolvedReferences(reflections: readonly Reflection[]) {
  return reflections.flatMap((owner) => {
    const found: { readonly type: ReferenceType; readonly owner: Reflection }[] = [];
    const visitor = makeRecursiveVisitor({
      reference(type) {
        if (!type.refersToTypeParameter && !type.reflection) found.push({ type, owner });
      },
    });
    for (const type of typesOf(owner)) type.visit(visitor);
    return found;
  });
}

/**
 * Returns a reflection's own type, the types it extends or implements, and the default of a type
 * parameter.
 */
export function typesOf(reflection: Reflection): SomeType[] {
  const {
    type,
    default: preset,
    extendedTypes = [],
    implementedTypes = [],
  } = reflection as Partial<DeclarationReflection> & Pick<TypeParameterReflection, 'default'>;
  return [type, ...extendedTypes, ...implementedTypes, preset].filter((one) => one !== undefined);
}

/** Finds the symbol of a top-level declaration in its file. */
function findSymbol(
  file: ts.SourceFile | undefined,
  { qualifiedName }: ReflectionSymbolId,
  { checker }: Context,
): ts.Symbol | undefined {
  const names = file?.statements.flatMap(declaredNames);
  const name = names?.find(({ text }) => text === qualifiedName);
  return name && checker.getSymbolAtLocation(name);
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
