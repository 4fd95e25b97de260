import { ReflectionKind, TypeScript as ts, type Context, type Reflection } from 'typedoc';
import { restoreDefault, restoreDefaults } from './restore-defaults.ts';
import { patternOf, patternText, wordsOf } from './pattern-text.ts';

/**
 * Restores names and defaults that TypeDoc changes: `[Symbol.iterator]`, destructured parameters,
 * functions and arrays.
 */
export function keepWrittenNames(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const { name } = reflection;
    if (reflection.isParameter()) {
      reflection.name = patternName(context, reflection) ?? name;
      restoreDefaults(context, reflection);
    }
    if (reflection.isDeclaration() && reflection.kind === ReflectionKind.Property)
      restoreDefault(context, reflection);
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

/** Returns the pattern of a destructured parameter whose comment names one of its parts. */
function patternName(context: Context, parameter: Reflection): string | undefined {
  const pattern = patternOf(context, parameter);
  return pattern && wordsOf(pattern).includes(parameter.name) ? patternText(pattern) : undefined;
}
