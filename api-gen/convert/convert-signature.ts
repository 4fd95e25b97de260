import {
  ReflectionKind,
  type DeclarationReflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { elideCode, group, token, type Code } from '../model/code.ts';
import type { Signature } from '../model/declaration.ts';
import { convertComment } from './convert-comment.ts';
import { memberKeywords } from './declaration-to-code.ts';
import { callsOf, indexToCode } from './literal-to-code.ts';
import { propertyName } from './names.ts';
import { parametersToCode, typeParametersToCode } from './parameters-to-code.ts';
import { inheritedFrom, isOwnPath } from './own-sources.ts';
import { convertParameter, convertTypeParameter, propertiesOf } from './properties.ts';
import { typeToCode } from './type-to-code.ts';

/**
 * Converts the given signatures, or else a declaration's own call signatures, or an accessor's
 * getter and setter. For a member inherited from a documented type, omits type parameters,
 * parameters and results, because they are described where the member is declared.
 */
export function convertSignatures(
  owner: DeclarationReflection,
  given?: readonly SignatureReflection[],
): Signature[] {
  const isInherited = inheritedFrom(owner)?.reflection !== undefined;
  return (given ?? signaturesOf(owner)).map((signature) => ({
    code: elideCode([group(signatureToCode(signature, owner))]),
    comment: convertComment(signature.comment),
    ...(isInherited ? noParts : convertParts(signature, owner)),
  }));
}

const noParts = { typeParameters: [], parameters: [], returns: [], result: [] } as const;

function convertParts(
  signature: SignatureReflection,
  owner: DeclarationReflection,
): Pick<Signature, keyof typeof noParts> {
  return {
    typeParameters: ownTypeParameters(signature, owner).map(convertTypeParameter),
    parameters: (signature.parameters ?? []).map(convertParameter),
    returns: elideCode(typeToCode(signature.type)),
    result: propertiesOf(signature.type),
  };
}

/**
 * Returns the signatures of a declaration whose type is nothing but an inline function type; empty
 * for any other declaration.
 */
export function aliasedCalls({ type }: DeclarationReflection): readonly SignatureReflection[] {
  return type?.type === 'reflection' ? callsOf(type.declaration) : [];
}

function signaturesOf(owner: DeclarationReflection): SignatureReflection[] {
  const called = owner.signatures ?? aliasedCalls(owner);
  // When the sources extend a library's declaration, the library documents its own overloads.
  const own = called.filter(
    ({ sources = [] }) =>
      sources.length === 0 || sources.some(({ fileName }) => isOwnPath(fileName)),
  );
  const shown = own.length > 0 || owner.kind === ReflectionKind.Interface ? own : called;
  return [...shown, owner.getSignature, owner.setSignature].filter(
    (signature) => signature !== undefined,
  );
}

function signatureToCode(signature: SignatureReflection, owner: DeclarationReflection): Code[] {
  if (signature.kind === ReflectionKind.IndexSignature) return indexToCode(signature);
  const name = propertyName(
    signature.kind === ReflectionKind.ConstructorSignature ? 'constructor' : owner.name,
  );
  const result: Code[] =
    signature.kind === ReflectionKind.SetSignature || isClassConstructor(owner)
      ? []
      : [': ', ...typeToCode(signature.type)];
  return [
    prefix(signature, owner),
    ...(isBare(signature, owner) ? [] : [token('name', name)]),
    owner.flags.isOptional ? '?' : '',
    ...typeParametersToCode(ownTypeParameters(signature, owner)),
    parametersToCode(signature),
    ...result,
  ];
}

function isClassConstructor(owner: DeclarationReflection): boolean {
  return owner.kind === ReflectionKind.Constructor && owner.parent?.kind === ReflectionKind.Class;
}

/**
 * Returns a signature's own type parameters. TypeDoc repeats a class's type parameters on its
 * constructor, which cannot have any.
 */
function ownTypeParameters(
  signature: SignatureReflection,
  owner: DeclarationReflection,
): TypeParameterReflection[] {
  return isClassConstructor(owner) ? [] : (signature.typeParameters ?? []);
}

/** Whether a function has no name because it is only a default export. */
function isNamelessFunction({ kind, name }: DeclarationReflection): boolean {
  return kind === ReflectionKind.Function && name === 'default';
}

/**
 * Whether a signature is shown without a name, because the function has none or because the object
 * itself is called or constructed.
 */
function isBare(signature: SignatureReflection, owner: DeclarationReflection): boolean {
  return (
    isNamelessFunction(owner) ||
    owner.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]) ||
    (signature.kind === ReflectionKind.ConstructorSignature && !isClassConstructor(owner))
  );
}

function prefix({ kind }: SignatureReflection, owner: DeclarationReflection): string {
  const isNew = kind === ReflectionKind.ConstructorSignature && !isClassConstructor(owner);
  return [
    memberKeywords(owner),
    kind === ReflectionKind.GetSignature ? 'get ' : '',
    kind === ReflectionKind.SetSignature ? 'set ' : '',
    isNamelessFunction(owner) ? 'export default ' : '',
    owner.kind === ReflectionKind.Function ? 'function ' : '',
    isNew ? 'new ' : '',
  ].join('');
}
