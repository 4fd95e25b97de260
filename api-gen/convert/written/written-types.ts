import path from 'node:path';
import {
  Converter,
  TypeScript as ts,
  type Application,
  type Context,
  type SomeType,
} from 'typedoc';
import { keepDeclaredAnswers } from './ask-compiler.ts';
import { restoreHeritage, restoreTypeParameter } from './restore-heritage.ts';
import { restoreInferred } from './restore-inferred.ts';
import { restoreParts } from './restore-parts.ts';
import { saysMore } from './says-more.ts';
import { unnamedClass } from './unnamed-class.ts';

/**
 * Converts types from their source where TypeDoc drops a part of them: names and rests in tuples,
 * inline imports, `keyof`, names that cannot be resolved. Types in which type arguments were
 * substituted differ from their source.
 */
export function keepWrittenTypes({ converter }: Application): void {
  const convertType = converter.convertType.bind(converter);
  converter.convertType = (
    context: Context,
    type: ts.Type | ts.TypeNode | undefined,
    node?: ts.TypeNode,
  ): SomeType => {
    const written = writtenNode(context, type, node);
    if (!written) {
      const unnamed = unnamedClass(context, type as ts.Type);
      if (unnamed) return unnamed;
      // TypeDoc would omit as many type arguments as the node lacks.
      const named = isFilledIn(context, type, node) ? undefined : node;
      const converted = convertType(context, type as ts.Type, named);
      restoreInferred(context, converted);
      return nameModule(context, type as ts.Type, converted);
    }
    const converted = convertType(context, written);
    restoreParts(context, converted, written);
    return converted;
  };
  converter.on(Converter.EVENT_BEGIN, keepDeclaredAnswers);
  converter.on(Converter.EVENT_CREATE_DECLARATION, restoreHeritage);
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, restoreTypeParameter);
}

/** Names the type of a module used as a value, which TypeDoc calls `__module`. */
function nameModule(context: Context, type: ts.Type, converted: SomeType): SomeType {
  const file = type?.symbol?.declarations?.find(ts.isSourceFile)?.fileName;
  const from = context.getSymbolFromReflection(context.scope)?.declarations?.[0]?.getSourceFile();
  if (converted.type !== 'reference' || !file || !from) return converted;
  const relative = path.relative(path.dirname(from.fileName), file).replaceAll('\\', '/');
  const stem = relative.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  converted.name = `typeof import(${JSON.stringify(stem.startsWith('.') ? stem : `./${stem}`)})`;
  return converted;
}

/** Returns the node to convert instead of a type; undefined if it adds nothing. */
function writtenNode(
  context: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): ts.TypeNode | undefined {
  if (!type || 'kind' in type) return type;
  if ((type.flags & ts.TypeFlags.UniqueESSymbol) !== 0) return node;
  if (!node || !saysMore(node, context.checker)) return undefined;
  return isFilledIn(context, type, node) ? undefined : node;
}

/** Whether type arguments were substituted in a type, as in that of an inherited member. */
function isFilledIn(
  context: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): boolean {
  if (!type || 'kind' in type || !node) return false;
  const { checker } = context;
  const written = checker.getTypeFromTypeNode(node);
  return checker.getNonNullableType(type) !== checker.getNonNullableType(written);
}
