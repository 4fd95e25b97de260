import {
  ReflectionKind,
  type DeclarationReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { bracketed, keyword, mark, space, token, type Code } from '../model/code.ts';
import { propertyName } from './names.ts';
import { parametersToCode, typeParametersToCode } from './parameters-to-code.ts';

type ToCode = (type: SomeType | undefined) => Code[];

/** Converts an inline type, `{ a: string }` or `(a: string) => void`, to code. */
export function literalToCode(declaration: DeclarationReflection, toCode: ToCode): Code[] {
  const { signatures = [], children = [], indexSignatures = [] } = declaration;
  const [only] = signatures;
  if (only && signatures.length === 1 && children.length === 0 && indexSignatures.length === 0)
    return arrow(only, toCode);
  const members = [
    ...signatures.map((signature) => call(signature, toCode)),
    ...indexSignatures.map((signature) => indexToCode(signature, toCode)),
    ...children.flatMap((child) => memberToCode(child, toCode)),
  ];
  return [bracketed('{', members, '}', ' ')];
}

function arrow(signature: SignatureReflection, toCode: ToCode): Code[] {
  return [...head(signature, toCode), space, mark('=>'), space, ...toCode(signature.type)];
}

/**
 * Converts a function's type: `(a: string) => void`; for accessors, the type that is read or
 * written.
 */
export function signatureType(signature: SignatureReflection, toCode: ToCode): Code[] {
  if (signature.kind === ReflectionKind.GetSignature) return toCode(signature.type);
  return signature.kind === ReflectionKind.SetSignature
    ? toCode(signature.parameters?.[0]?.type)
    : arrow(signature, toCode);
}

function call(signature: SignatureReflection, toCode: ToCode): Code[] {
  return [...head(signature, toCode), mark(':'), space, ...toCode(signature.type)];
}

function head(signature: SignatureReflection, toCode: ToCode): Code[] {
  const isConstructor = signature.kind === ReflectionKind.ConstructorSignature;
  return [
    ...keyword('abstract', isConstructor && signature.flags.isAbstract),
    ...keyword('new', isConstructor),
    ...typeParametersToCode(signature.typeParameters, toCode),
    parametersToCode(signature, toCode),
  ];
}

/** Converts an index signature: `[key: string]: T`. */
export function indexToCode(signature: SignatureReflection, toCode: ToCode): Code[] {
  const [key] = signature.parameters ?? [];
  return [
    ...keyword('readonly', signature.flags.isReadonly),
    mark('['),
    token('text', key?.name ?? 'key'),
    mark(':'),
    space,
    ...toCode(key?.type),
    mark(']:'),
    space,
    ...toCode(signature.type),
  ];
}

function memberToCode(child: DeclarationReflection, toCode: ToCode): Code[][] {
  const optional = child.flags.isOptional ? '?' : '';
  if (child.signatures) {
    return child.signatures.map((signature) => [
      token('text', propertyName(child.name)),
      mark(optional),
      ...call(signature, toCode),
    ]);
  }
  const { getSignature, setSignature } = child;
  if (getSignature || setSignature)
    return [
      ...(getSignature ? [accessorToCode('get', child, [...call(getSignature, toCode)])] : []),
      ...(setSignature
        ? [accessorToCode('set', child, [parametersToCode(setSignature, toCode)])]
        : []),
    ];
  return [
    [
      ...keyword('readonly', child.flags.isReadonly),
      token('text', propertyName(child.name)),
      mark(`${optional}:`),
      space,
      ...toCode(child.type),
    ],
  ];
}

function accessorToCode(
  word: 'get' | 'set',
  { name }: DeclarationReflection,
  code: readonly Code[],
): Code[] {
  return [...keyword(word), token('text', propertyName(name)), ...code];
}
