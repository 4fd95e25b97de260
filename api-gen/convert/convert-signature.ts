import {
  ReflectionKind,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { group, keyword, mark, token, type Code } from '../model/code.ts';
import type { Parameter, Signature } from '../model/declaration.ts';
import { convertComment } from './convert-comment.ts';
import { indexToCode } from './literal-to-code.ts';
import { propertyName } from './names.ts';
import {
  parametersToCode,
  typeParameterToCode,
  typeParametersToCode,
} from './parameters-to-code.ts';
import { typeToCode } from './type-to-code.ts';

/** All ways to call a declaration; of an accessor, reading and writing. */
export function convertSignatures(
  owner: DeclarationReflection,
  given?: readonly SignatureReflection[],
): Signature[] {
  return (given ?? signaturesOf(owner)).map((signature) => ({
    code: [group(signatureToCode(signature, owner))],
    comment: convertComment(signature.comment),
    typeParameters: ownTypeParameters(signature, owner).map((parameter) => ({
      name: parameter.name,
      code: typeParameterToCode(parameter, typeToCode),
      comment: convertComment(parameter.comment),
    })),
    parameters: (signature.parameters ?? []).map(convertParameter),
    returns: typeToCode(signature.type),
  }));
}

function signaturesOf(owner: DeclarationReflection): SignatureReflection[] {
  const { type } = owner;
  const isFunctionAlias =
    owner.kindOf([ReflectionKind.TypeAlias, ReflectionKind.Variable, ReflectionKind.Property]) &&
    type?.type === 'reflection';
  const called =
    owner.signatures ??
    (isFunctionAlias && !type.declaration.children?.length
      ? type.declaration.signatures
      : undefined) ??
    [];
  return [...called, owner.getSignature, owner.setSignature].filter(
    (signature) => signature !== undefined,
  );
}

function convertParameter(parameter: ParameterReflection): Parameter {
  const { defaultValue } = parameter;
  const base = {
    name: parameter.name === '__namedParameters' ? 'options' : parameter.name,
    comment: convertComment(parameter.comment),
  };
  return defaultValue === undefined || defaultValue === '...' ? base : { ...base, defaultValue };
}

function signatureToCode(signature: SignatureReflection, owner: DeclarationReflection): Code[] {
  if (signature.kind === ReflectionKind.IndexSignature) return indexToCode(signature, typeToCode);
  const name = propertyName(
    signature.kind === ReflectionKind.ConstructorSignature ? 'constructor' : owner.name,
  );
  const result: Code[] =
    signature.kind === ReflectionKind.SetSignature || isClassConstructor(owner)
      ? []
      : [mark(':'), token('text', ' '), ...typeToCode(signature.type)];
  return [
    ...prefix(signature, owner),
    ...(isBare(signature, owner) ? [] : [token('name', name)]),
    ...(owner.flags.isOptional ? [mark('?')] : []),
    ...typeParametersToCode(ownTypeParameters(signature, owner), typeToCode),
    parametersToCode(signature, typeToCode),
    ...result,
  ];
}

function isClassConstructor(owner: DeclarationReflection): boolean {
  return owner.kind === ReflectionKind.Constructor && owner.parent?.kind === ReflectionKind.Class;
}

/** TypeDoc repeats a class's type parameters at its constructor, where they cannot be given. */
function ownTypeParameters(
  signature: SignatureReflection,
  owner: DeclarationReflection,
): TypeParameterReflection[] {
  return isClassConstructor(owner) ? [] : (signature.typeParameters ?? []);
}

/** A signature that is called on the thing itself has no name. */
function isBare(signature: SignatureReflection, owner: DeclarationReflection): boolean {
  return (
    owner.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]) ||
    (signature.kind === ReflectionKind.ConstructorSignature && !isClassConstructor(owner))
  );
}

function prefix(signature: SignatureReflection, owner: DeclarationReflection): Code[] {
  const { flags } = owner;
  return [
    ...keyword('private', flags.isPrivate),
    ...keyword('protected', flags.isProtected),
    ...keyword('static', flags.isStatic),
    ...keyword('abstract', flags.isAbstract),
    ...keyword('get', signature.kind === ReflectionKind.GetSignature),
    ...keyword('set', signature.kind === ReflectionKind.SetSignature),
    ...keyword('function', owner.kind === ReflectionKind.Function),
    ...keyword(
      'new',
      signature.kind === ReflectionKind.ConstructorSignature && !isClassConstructor(owner),
    ),
  ];
}
