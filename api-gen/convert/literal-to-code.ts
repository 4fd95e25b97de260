import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import { bracketed, type Code } from '../model/code.ts';
import { propertyName } from './names.ts';
import { parametersToCode, typeParametersToCode } from './parameters-to-code.ts';
import { typeToCode } from './type-to-code.ts';

/** Converts an inline type, `{ a: string }` or `(a: string) => void`, to code. */
export function literalToCode(declaration: DeclarationReflection): Code[] {
  const { signatures = [], children = [], indexSignatures = [] } = declaration;
  const [only, ...overloads] = callsOf(declaration);
  if (only && overloads.length === 0) return arrow(only);
  const members = [
    ...signatures.map(call),
    ...indexSignatures.map(indexToCode),
    ...children.flatMap(memberToCode),
  ];
  return [bracketed('{', members, '}', ' ')];
}

/**
 * Returns the signatures of a function type, with or without overloads; empty if the type has other
 * members.
 */
export function callsOf({
  signatures = [],
  children = [],
  indexSignatures = [],
}: DeclarationReflection): readonly SignatureReflection[] {
  return children.length + indexSignatures.length > 0 ? [] : signatures;
}

function arrow(signature: SignatureReflection): Code[] {
  return [...head(signature), ' => ', ...typeToCode(signature.type)];
}

/**
 * Converts a function's type, `(a: string) => void`; for an accessor, the type that it gets or
 * sets.
 */
export function signatureType(signature: SignatureReflection): Code[] {
  if (signature.kind === ReflectionKind.GetSignature) return typeToCode(signature.type);
  return signature.kind === ReflectionKind.SetSignature
    ? typeToCode(signature.parameters?.[0]?.type)
    : arrow(signature);
}

function call(signature: SignatureReflection): Code[] {
  return [...head(signature), ': ', ...typeToCode(signature.type)];
}

function head(signature: SignatureReflection): Code[] {
  const isConstructor = signature.kind === ReflectionKind.ConstructorSignature;
  return [
    isConstructor && signature.flags.isAbstract ? 'abstract ' : '',
    isConstructor ? 'new ' : '',
    ...typeParametersToCode(signature.typeParameters),
    parametersToCode(signature),
  ];
}

/** Converts an index signature: `[key: string]: T`. */
export function indexToCode(signature: SignatureReflection): Code[] {
  const [key] = signature.parameters ?? [];
  return [
    signature.flags.isReadonly ? 'readonly ' : '',
    `[${key?.name ?? 'key'}: `,
    ...typeToCode(key?.type),
    ']: ',
    ...typeToCode(signature.type),
  ];
}

function memberToCode(child: DeclarationReflection): Code[][] {
  const name = propertyName(child.name);
  const optional = child.flags.isOptional ? '?' : '';
  if (child.signatures)
    return child.signatures.map((signature) => [name + optional, ...call(signature)]);
  const { getSignature, setSignature } = child;
  if (getSignature || setSignature)
    return [
      ...(getSignature ? [[`get ${name}`, ...call(getSignature)]] : []),
      ...(setSignature ? [[`set ${name}`, parametersToCode(setSignature)]] : []),
    ];
  const readonly = child.flags.isReadonly ? 'readonly ' : '';
  return [[`${readonly}${name}${optional}: `, ...typeToCode(child.type)]];
}
