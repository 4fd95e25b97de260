import { TypeScript as ts, type Context } from 'typedoc';

interface KeyType extends ts.TypeParameter {
  readonly constraint?: ts.Type;
}

/**
 * Makes the compiler return types to TypeDoc as declared: members of classes and interfaces with
 * `this`, for which it would substitute the class itself, and keys of mapped types as `keyof T`,
 * not as `string | number | symbol`.
 */
export function keepDeclaredAnswers({ programs }: Context): void {
  for (const checker of programs.map((program) => program.getTypeChecker())) {
    const { getPropertiesOfType, getSignaturesOfType, getBaseConstraintOfType } = checker;
    checker.getPropertiesOfType = (type) => getPropertiesOfType(withThis(type));
    checker.getSignaturesOfType = (type, kind) => getSignaturesOfType(withThis(type), kind);
    checker.getBaseConstraintOfType = (type: KeyType) => {
      const isKey = type.symbol?.declarations?.some(({ parent }) => ts.isMappedTypeNode(parent));
      return (isKey ? type.constraint : undefined) ?? getBaseConstraintOfType(type);
    };
  }
}

function withThis(type: ts.Type): ts.Type {
  return (type.isClassOrInterface() && type.thisType) || type;
}
