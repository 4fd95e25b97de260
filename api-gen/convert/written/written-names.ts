import { ReflectionKind, TypeScript as ts, type Context, type Reflection } from 'typedoc';

/**
 * Restores names from the source that TypeDoc changes: `[Symbol.iterator]`, and destructured
 * parameters.
 */
export function keepWrittenNames(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const { name } = reflection;
    if (reflection.kind === ReflectionKind.Parameter)
      reflection.name = patternName(context, reflection) ?? name;
    if (!name.startsWith('[')) continue;
    reflection.name = computedName(context, reflection) ?? name;
    if (reflection.isDeclaration())
      for (const signature of reflection.getNonIndexSignatures()) signature.name = reflection.name;
  }
}

function computedName(context: Context, reflection: Reflection): string | undefined {
  const names = (context.getSymbolFromReflection(reflection)?.declarations ?? []).map(
    ts.getNameOfDeclaration,
  );
  return names.find((name) => name !== undefined && ts.isComputedPropertyName(name))?.getText();
}

/**
 * Returns a destructured parameter as in the source, unless its comment names it by something other
 * than one of its parts.
 */
function patternName(context: Context, reflection: Reflection): string | undefined {
  const declaration = context.getSymbolFromReflection(reflection)?.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration) || ts.isIdentifier(declaration.name))
    return undefined;
  const { name } = reflection;
  const pattern = patternText(declaration.name);
  const isNamed = name !== '__namedParameters' && !new RegExp(`\\b${name}\\b`).test(pattern);
  return isNamed ? undefined : pattern;
}

/** Returns a pattern without defaults, which declarations do not have. */
function patternText(name: ts.BindingName | ts.ArrayBindingElement): string {
  if (ts.isOmittedExpression(name)) return '';
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isArrayBindingPattern(name)) return `[${name.elements.map(patternText).join(', ')}]`;
  if (ts.isObjectBindingPattern(name)) return `{ ${name.elements.map(patternText).join(', ')} }`;
  const key = name.propertyName?.getText();
  if (key === undefined) return `${name.dotDotDotToken ? '...' : ''}${patternText(name.name)}`;
  // Omits the name that only the body uses, as declarations do.
  return ts.isIdentifier(name.name) ? key : `${key}: ${patternText(name.name)}`;
}
