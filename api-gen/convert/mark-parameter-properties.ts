import { TypeScript as ts, type Context } from 'typedoc';

/**
 * Marks constructor parameter properties as the class's own. TypeDoc treats them as inherited if
 * they override inherited properties.
 */
export function markParameterProperties(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    if (!reflection.isDeclaration() || !reflection.inheritedFrom || !reflection.parent) continue;
    const owner = context.getSymbolFromReflection(reflection.parent)?.declarations ?? [];
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const isOwn = declarations.some(
      (node) => ts.isParameter(node) && owner.some((one) => one === node.parent.parent),
    );
    if (!isOwn) continue;
    reflection.overwrites = reflection.inheritedFrom;
    delete reflection.inheritedFrom;
  }
}
