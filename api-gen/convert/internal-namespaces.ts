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
} from 'typedoc';

const namespaceName = 'internal';

/**
 * Documents what exported declarations mention but their modules keep to themselves: under a namespace `internal` of the
 * module that declares it. Goes on until nothing new is mentioned.
 */
export function addInternalNamespaces(context: Context): void {
  const [program] = context.programs;
  if (!program) return;
  context.setActiveProgram(program);
  const modules = modulesByFile(context);
  const tried = new Set<ts.Symbol>();
  for (let found = true; found;) {
    found = false;
    for (const [file, symbols] of missingSymbols(context, program, tried)) {
      const module = modules.get(file);
      if (!module) continue;
      convertInto(context, module, symbols);
      found = true;
    }
  }
  context.setActiveProgram(undefined);
}

function modulesByFile(context: Context): Map<string, DeclarationReflection> {
  const entries = (context.project.children ?? []).flatMap((module) => {
    const file = context.getSymbolFromReflection(module)?.declarations?.find(ts.isSourceFile);
    return file ? [[file.fileName, module] as const] : [];
  });
  return new Map(entries);
}

function convertInto(
  context: Context,
  module: DeclarationReflection,
  symbols: readonly ts.Symbol[],
): void {
  const { converter } = context;
  converter.permitDeferredConversion();
  const moduleContext = context.withScope(module);
  const existing = module.children?.find(
    (child) => child.name === namespaceName && child.kind === ReflectionKind.Namespace,
  );
  const namespace =
    existing ??
    moduleContext.createDeclarationReflection(
      ReflectionKind.Namespace,
      undefined,
      undefined,
      namespaceName,
    );
  if (!existing) moduleContext.finalizeDeclarationReflection(namespace);
  for (const symbol of symbols) converter.convertSymbol(moduleContext.withScope(namespace), symbol);
  converter.finalizeDeferredConversion();
  if (!namespace.children?.length) context.project.removeReflection(namespace);
}

/** Symbols that are referenced and have no page, by the file that declares them. */
function missingSymbols(
  context: Context,
  program: ts.Program,
  tried: Set<ts.Symbol>,
): Map<string, ts.Symbol[]> {
  const missing = new Map<string, ts.Symbol[]>();
  for (const { symbolId } of unresolvedReferences(Object.values(context.project.reflections))) {
    const symbol = symbolId?.fileName && findSymbol(program, symbolId);
    if (!symbol || tried.has(symbol) || context.getReflectionFromSymbol(symbol)) continue;
    tried.add(symbol);
    missing.set(symbolId.fileName, [...(missing.get(symbolId.fileName) ?? []), symbol]);
  }
  return missing;
}

/** A reference whose declaration is not in the documentation. */
export interface UnresolvedReference {
  readonly type: ReferenceType;
  readonly owner: Reflection;
  readonly symbolId: (ReflectionSymbolId & { readonly fileName: string }) | undefined;
}

/** All references of all types whose declaration is not in the documentation. */
export function unresolvedReferences(reflections: readonly Reflection[]): UnresolvedReference[] {
  return reflections.flatMap((owner) => {
    const found: UnresolvedReference[] = [];
    const visitor = makeRecursiveVisitor({
      reference(type) {
        if (type.reflection || type.refersToTypeParameter) return;
        found.push({ type, owner, symbolId: type.symbolId as UnresolvedReference['symbolId'] });
      },
    });
    for (const type of typesOf(owner)) type.visit(visitor);
    return found;
  });
}

function typesOf(reflection: Reflection): SomeType[] {
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

/** Finds a declaration at the top level of its file. */
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
  const isNamed =
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name && ts.isIdentifier(statement.name) ? [statement.name] : [];
}
