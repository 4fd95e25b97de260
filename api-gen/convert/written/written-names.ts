import {
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
} from 'typedoc';
import { patternOf, patternText, wordsOf } from './pattern-text.ts';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Matches string literals, which are kept, and the whitespace and trailing commas that code on one
 * line does not have.
 */
const spacing =
  /(['"`])(?:\\[^]|(?!\1)[^])*\1|(?<=\[)\s+|,?\s+(?=\])|,(?=\s+\})|(?<=\{)\s+(?=\})|(\s+)/g;

/**
 * Restores names that TypeDoc changes, such as `[Symbol.iterator]` and destructured parameters, and
 * defaults that it elides, such as functions and arrays.
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

/** Returns the pattern of a destructured parameter that is named after one of the names in it. */
function patternName(context: Context, parameter: Reflection): string | undefined {
  const pattern = patternOf(context, parameter);
  return pattern && wordsOf(pattern).includes(parameter.name) ? patternText(pattern) : undefined;
}

/** Restores the defaults of a parameter and, if it is destructured, of its properties. */
function restoreDefaults(context: Context, parameter: ParameterReflection): void {
  restoreDefault(context, parameter);
  const pattern = patternOf(context, parameter);
  const { type } = parameter;
  if (!pattern || type?.type !== 'reflection') return;
  for (const element of pattern.elements) {
    if (!ts.isBindingElement(element)) continue;
    const name = (element.propertyName ?? element.name).getText();
    const property = type.declaration.children?.find((child) => child.name === name);
    if (property && element.initializer) property.defaultValue = textOf(element.initializer);
  }
}

/**
 * Restores a default that TypeDoc elides, such as a function, an array or a call. For a property,
 * removes functions with a body and calls, which are not default values.
 */
function restoreDefault(
  context: Context,
  reflection: ParameterReflection | DeclarationReflection,
): void {
  if (reflection.defaultValue !== '...') return;
  const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  if (!declaration || !ts.hasOnlyExpressionInitializer(declaration)) return;
  const { initializer } = declaration;
  if (!initializer) return;
  const text = textOf(initializer);
  // A function or a call that initializes a property is not a default value.
  const isCode = text.endsWith('{ … }') || ts.isCallExpression(initializer);
  reflection.defaultValue = isCode && reflection.isDeclaration() ? undefined : text;
}

/** Returns code on one line, without comments; a function's own block body becomes `{ … }`. */
function textOf(node: ts.Expression): string {
  const print = (part: ts.Node) =>
    printer
      .printNode(ts.EmitHint.Unspecified, part, node.getSourceFile())
      .replace(spacing, (found, quote, gap) => (quote ? found : gap ? ' ' : ''));
  const text = print(node);
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  return isFunction && ts.isBlock(node.body) && node.body.statements.length > 0
    ? `${text.slice(0, -print(node.body).length)}{ … }`
    : text;
}
