import { TypeScript as ts, type Context, type Reflection } from 'typedoc';

/** Returns the pattern of a destructured parameter; undefined for any other parameter. */
export function patternOf(context: Context, parameter: Reflection): ts.BindingPattern | undefined {
  const declaration = context.getSymbolFromReflection(parameter)?.valueDeclaration;
  return declaration && ts.isParameter(declaration) && !ts.isIdentifier(declaration.name)
    ? declaration.name
    : undefined;
}

/** Returns a pattern as code without defaults, which declarations cannot have. */
export function patternText(name: ts.BindingName | ts.ArrayBindingElement): string {
  if (ts.isOmittedExpression(name)) return '';
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isArrayBindingPattern(name)) return `[${name.elements.map(patternText).join(', ')}]`;
  if (ts.isObjectBindingPattern(name)) return `{ ${name.elements.map(patternText).join(', ')} }`;
  const key = name.propertyName?.getText();
  if (key === undefined) return `${name.dotDotDotToken ? '...' : ''}${patternText(name.name)}`;
  // Omits the name that only the body uses, as the compiler does in declaration files.
  return ts.isIdentifier(name.name) ? key : `${key}: ${patternText(name.name)}`;
}

/** Lists the names in a pattern: properties and variables at every depth. */
export function wordsOf({ elements }: ts.BindingPattern): string[] {
  return elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    const { propertyName, name } = element;
    const inner = ts.isIdentifier(name) ? [name.text] : wordsOf(name);
    return propertyName && ts.isIdentifier(propertyName) ? [propertyName.text, ...inner] : inner;
  });
}
