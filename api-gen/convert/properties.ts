import {
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ParameterReflection,
  type ReferenceType,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
  type UnionType,
  Comment,
} from 'typedoc';
import { elideCode } from '../model/code.ts';
import type { Property } from '../model/declaration.ts';
import { convertComment } from './convert-comment.ts';
import { parameterName, propertyName, shortened } from './names.ts';
import { partsOf } from './written/parts-of-type.ts';
import { signatureType } from './literal-to-code.ts';
import { typeToCode } from './type-to-code.ts';

/** Maximum length of a default value in characters; longer values are truncated. */
const longestValue = 200;

/**
 * Returns the documentation of a type's parts at every depth: properties, parameters and results.
 * Empty if none is documented.
 */
export function propertiesOf(type: SomeType | undefined): readonly Property[] {
  return type ? ifDescribed(partsToProperties(type)) : [];
}

/** Returns the properties if at least one of them is documented, and none otherwise. */
function ifDescribed(properties: readonly Property[]): readonly Property[] {
  // An undocumented property has children only if one of those is documented.
  const isSaid = properties.some(({ comment, children }) => comment || children.length > 0);
  return isSaid ? properties : [];
}

/**
 * Returns the documentation of an object type's members. Leaves out a function's call signatures,
 * which are documented separately.
 */
export function literalProperties(owner: DeclarationReflection): readonly Property[] {
  const { children = [], kind } = owner;
  return kind === ReflectionKind.Function
    ? children.flatMap(memberToProperties)
    : ifDescribed(literalToProperties(owner));
}

/** Converts a parameter and the properties of its type. */
export function convertParameter(parameter: ParameterReflection): Property {
  return {
    name: parameterName(parameter),
    kind: 'parameter',
    ...typed(parameter),
    isOptional: parameter.flags.isOptional,
    defaultValue: preset(parameter.defaultValue),
  };
}

/** Converts the type and comment of a parameter or member, and the properties of its type. */
function typed({
  type,
  comment,
}: Pick<ParameterReflection, 'type' | 'comment'>): Pick<Property, 'code' | 'comment' | 'children'> {
  return {
    code: elideCode(typeToCode(type)),
    comment: convertComment(comment),
    children: propertiesOf(type),
  };
}

/** Converts a type parameter, whose constraint and default may have properties too. */
export function convertTypeParameter(parameter: TypeParameterReflection): Property {
  return {
    name: parameter.name,
    kind: 'type parameter',
    code: parameter.type ? elideCode(typeToCode(parameter.type)) : [],
    comment: convertComment(parameter.comment),
    children: [...propertiesOf(parameter.type), ...propertiesOf(parameter.default)],
  };
}

function preset(value: string | undefined): string | undefined {
  return value === undefined || value === '...' ? undefined : shortened(value, longestValue);
}

function partsToProperties(type: SomeType): Property[] {
  if (type.type === 'reflection') return literalToProperties(type.declaration);
  return [
    ...(type.type === 'reference' ? highlighted(type) : []),
    ...(type.type === 'union' ? summarized(type) : []),
    ...partsOf(type).flatMap(partsToProperties),
  ];
}

function literalToProperties(owner: DeclarationReflection): Property[] {
  const { children = [], signatures = [], indexSignatures = [] } = owner;
  return [
    ...signatures.flatMap(callToProperties),
    ...children.flatMap(memberToProperties),
    ...indexSignatures.map((signature) => ({
      name: `[${signature.parameters?.[0]?.name ?? 'key'}]`,
      ...typed(signature),
    })),
  ];
}

/** Converts a property, a method or an accessor; the latter two become one entry per signature. */
function memberToProperties(member: DeclarationReflection): Property[] {
  const accessors = [member.getSignature, member.setSignature].filter((item) => item !== undefined);
  const signatures = member.signatures ?? accessors;
  const { isOptional } = member.flags;
  if (signatures.length > 0)
    return signatures.map((signature, index) => ({
      ...signatureToProperty(signature, propertyName(member.name)),
      ...(signature.comment || index > 0 ? {} : { comment: convertComment(member.comment) }),
      isOptional,
    }));
  return [
    {
      name: propertyName(member.name),
      ...typed(member),
      isOptional,
      defaultValue: preset(member.defaultValue),
    },
  ];
}

/**
 * Converts a function type's parameters and result. If the type itself is documented, they are
 * nested in an entry for it.
 */
function callToProperties(signature: SignatureReflection): readonly Property[] {
  const names = (signature.parameters ?? []).map(parameterName).join(', ');
  const property = { ...signatureToProperty(signature, `(${names})`), kind: 'call' } as const;
  return signature.comment ? [property] : property.children;
}

function signatureToProperty(signature: SignatureReflection, name: string): Property {
  const { parameters = [], typeParameters = [], type, comment } = signature;
  const parts = [
    ...typeParameters.map(convertTypeParameter),
    ...parameters.map(convertParameter),
    ...propertiesOf(type),
  ];
  return {
    name,
    code: elideCode(signatureType(signature)),
    comment: convertComment(comment),
    children: comment ? parts : ifDescribed(parts),
  };
}

/**
 * Returns the documentation in tags such as `@param options.depth` if the type of `options` is a
 * named type.
 */
function highlighted({ highlightedProperties }: ReferenceType): Property[] {
  return [...(highlightedProperties ?? [])].map(([name, parts]) => plainProperty(name, parts));
}

/** Returns the comments before the members of a union. */
function summarized({ types, elementSummaries = [] }: UnionType): Property[] {
  return types.flatMap((type, index) => {
    const summary = elementSummaries[index];
    return summary?.length ? [plainProperty(type.toString(), summary)] : [];
  });
}

function plainProperty(name: string, words: CommentDisplayPart[]): Property {
  return { name, code: [], comment: convertComment(new Comment(words)), children: [] };
}
