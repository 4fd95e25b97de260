import type { SomeType } from 'typedoc';

/** Returns a type's direct parts, such as a union's members or type arguments, in source order. */
export function partsOf(type: SomeType): SomeType[] {
  switch (type.type) {
    case 'array':
    case 'optional':
    case 'rest':
      return [type.elementType];
    case 'namedTupleMember':
      return [type.element];
    case 'tuple':
      return type.elements;
    case 'union':
    case 'intersection':
      return type.types;
    case 'typeOperator':
      return [type.target];
    case 'reference':
      return type.typeArguments ?? [];
    case 'query':
      return type.queryType.typeArguments ?? [];
    case 'conditional':
      return [type.checkType, type.extendsType, type.trueType, type.falseType];
    case 'indexedAccess':
      return [type.objectType, type.indexType];
    case 'mapped':
      return [type.parameterType, ...(type.nameType ? [type.nameType] : []), type.templateType];
    case 'inferred':
      return type.constraint ? [type.constraint] : [];
    case 'predicate':
      return type.targetType ? [type.targetType] : [];
    case 'templateLiteral':
      return type.tail.map(([inner]) => inner);
    default:
      return [];
  }
}
