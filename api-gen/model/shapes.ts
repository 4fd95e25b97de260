import { codeText, codeTokens, type Code } from './code.ts';
import type { Declaration, Signature } from './declaration.ts';

/**
 * Returns a declaration's call signatures for the search, reduced to types: `<T>(Target, T?) =>
 * Range`. Omits setters; returns none for type aliases and index signatures.
 */
export function shapesOf({ kind, signatures }: Declaration): string[] {
  if (kind === 'type alias' || kind === 'index signature') return [];
  const isSetter = ({ parameters }: Signature) => kind === 'accessor' && parameters.length > 0;
  return [...new Set(signatures.filter((signature) => !isSetter(signature)).map(toShape))];
}

function toShape({ typeParameters, parameters, returns }: Signature): string {
  const generics = typeParameters.map(({ name }) => name).join(', ');
  const types = parameters
    .filter(({ name }) => name !== 'this')
    .map(({ code, isOptional, defaultValue }) => {
      const canBeOmitted = isOptional || defaultValue !== undefined;
      return `${typeText(code)}${canBeOmitted ? '?' : ''}`;
    });
  return `${generics === '' ? '' : `<${generics}>`}(${types.join(', ')}) => ${typeText(returns)}`;
}

/**
 * Returns a type without namespace qualifiers, because readers search for `Uri`, not for
 * `vscode.Uri`.
 */
function typeText(code: readonly Code[]): string {
  return codeText(code).replace(/(?<![\w$."'`])(?:[A-Za-z_$][\w$]*\.)+(?=[A-Za-z_$])/g, '');
}

/**
 * Returns the names of the types that a declaration extends and implements, without type arguments.
 */
export function basesOf({ extends: extended, implements: implemented }: Declaration): string[] {
  return [...extended, ...implemented].flatMap((base) => codeTokens(base)[0]?.text ?? []);
}
