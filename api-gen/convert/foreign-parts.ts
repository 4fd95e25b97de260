import path from 'node:path';
import {
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
} from 'typedoc';
import { isOwnPath } from './own-sources.ts';
import { heritageOf } from './written/restore-heritage.ts';

/**
 * Removes what only a library declares from declarations that the sources extend: the value, the
 * comment, and the extended types.
 */
export function removeForeignParts(context: Context, root: string): void {
  for (const reflection of Object.values(context.project.reflections)) {
    if (!reflection.isDeclaration() || !reflection.kindOf(ReflectionKind.SomeExport)) continue;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const own = declarations.filter((node) =>
      isOwnPath(path.relative(root, node.getSourceFile().fileName)),
    );
    if (own.length === 0 || own.length === declarations.length) continue;
    if (reflection.kind === ReflectionKind.Variable && !own.some(ts.isVariableDeclaration))
      context.project.removeReflection(reflection);
    else {
      keepOwnHeritage(reflection, own);
      if (!isOwnPath(path.relative(root, reflection.comment?.sourcePath ?? root)))
        reflection.comment = own.map((node) => context.getNodeComment(node, false)).find(Boolean);
    }
  }
}

function keepOwnHeritage(reflection: DeclarationReflection, own: readonly ts.Declaration[]): void {
  const names = heritageOf(own).map(({ expression }) => expression.getText());
  reflection.extendedTypes = reflection.extendedTypes?.filter(
    (type) => type.type === 'reference' && names.includes(type.name),
  );
}
