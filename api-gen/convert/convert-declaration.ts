import {
  ReflectionKind,
  type DeclarationReflection,
  type ReferenceType,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type { Code } from '../model/code.ts';
import type {
  Declaration,
  DeclarationKind,
  DeclarationPosition,
  ModifierWord,
  NamedTarget,
  TypeParameter,
} from '../model/declaration.ts';
import { plainDeclaration } from '../model/plain-declaration.ts';
import { convertComment } from './convert-comment.ts';
import { convertSignatures } from './convert-signature.ts';
import { declarationToCode } from './declaration-to-code.ts';
import { typeParameterToCode } from './parameters-to-code.ts';
import { referenceTarget, typeToCode } from './type-to-code.ts';

const kinds: Readonly<Partial<Record<ReflectionKind, DeclarationKind>>> = {
  [ReflectionKind.Module]: 'module',
  [ReflectionKind.Namespace]: 'namespace',
  [ReflectionKind.Class]: 'class',
  [ReflectionKind.Interface]: 'interface',
  [ReflectionKind.Enum]: 'enum',
  [ReflectionKind.EnumMember]: 'enum member',
  [ReflectionKind.Constructor]: 'constructor',
  [ReflectionKind.Property]: 'property',
  [ReflectionKind.Accessor]: 'accessor',
  [ReflectionKind.Method]: 'method',
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.TypeAlias]: 'type alias',
  [ReflectionKind.Variable]: 'variable',
  [ReflectionKind.Reference]: 'reference',
};

/** Turns a declaration of TypeDoc with everything below it into plain data; null for kinds that have no place in the pages. */
export function convertDeclaration(reflection: DeclarationReflection): Declaration | null {
  const kind = kinds[reflection.kind];
  if (kind === undefined) return null;
  const target = reflection.isReference() ? reflection.tryGetTargetReflectionDeep()?.id : undefined;
  return {
    id: reflection.id,
    name: reflection.name,
    kind,
    modifiers: modifiersOf(reflection),
    comment: convertComment(reflection.comment),
    position: positionOf(reflection),
    typeParameters: (reflection.typeParameters ?? []).map(convertTypeParameter),
    code: kind === 'reference' ? [] : declarationToCode(reflection, kind),
    signatures: convertSignatures(reflection),
    extends: codeOf(reflection.extendedTypes),
    implements: codeOf(reflection.implementedTypes),
    ...inheritance(reflection),
    ...(target === undefined ? {} : { aliasOf: target }),
    children: convertChildren(reflection),
  };
}

function codeOf(types: readonly SomeType[] | undefined): (readonly Code[])[] {
  return (types ?? []).map(typeToCode);
}

/** Members; for a type alias of an object type, the object's members; index signatures come last. */
function convertChildren(reflection: DeclarationReflection): Declaration[] {
  if (reflection.isReference()) return [];
  const { type } = reflection;
  const isObjectAlias = reflection.kind === ReflectionKind.TypeAlias && type?.type === 'reflection';
  const owner = isObjectAlias ? type.declaration : reflection;
  const children = (owner.children ?? []).flatMap((child) => convertDeclaration(child) ?? []);
  return [...children, ...indexSignatures(owner)];
}

function indexSignatures(owner: DeclarationReflection): Declaration[] {
  return (owner.indexSignatures ?? []).map((signature) => {
    const [key] = signature.parameters ?? [];
    const [converted] = convertSignatures(owner, [signature]);
    return plainDeclaration({
      id: signature.id,
      name: `[${key?.name ?? 'key'}]`,
      kind: 'index signature',
      signatures: converted ? [converted] : [],
    });
  });
}

/** Converts a type parameter. */
function convertTypeParameter(parameter: TypeParameterReflection): TypeParameter {
  return {
    name: parameter.name,
    code: typeParameterToCode(parameter, typeToCode),
    comment: convertComment(parameter.comment),
  };
}

/** Words that stand before the declaration. */
function modifiersOf({ flags }: DeclarationReflection): ModifierWord[] {
  const all: readonly (readonly [ModifierWord, boolean])[] = [
    ['private', flags.isPrivate],
    ['protected', flags.isProtected],
    ['static', flags.isStatic],
    ['abstract', flags.isAbstract],
    ['readonly', flags.isReadonly],
    ['optional', flags.isOptional],
    ['const', flags.isConst],
  ];
  return all.filter(([, applies]) => applies).map(([modifier]) => modifier);
}

function positionOf(reflection: DeclarationReflection): DeclarationPosition | null {
  const source = (reflection.sources ??
    reflection.signatures?.[0]?.sources ??
    reflection.getSignature?.sources)?.[0];
  return source ? { file: source.fileName, line: source.line } : null;
}

function inheritance(
  reflection: DeclarationReflection,
): Pick<Declaration, 'overrides' | 'inheritedFrom' | 'implementationOf'> {
  const signature =
    reflection.signatures?.[0] ?? reflection.getSignature ?? reflection.setSignature;
  const overrides = reflection.overwrites ?? signature?.overwrites;
  const inheritedFrom = reflection.inheritedFrom ?? signature?.inheritedFrom;
  const implementationOf = reflection.implementationOf ?? signature?.implementationOf;
  return {
    ...(overrides ? { overrides: namedTarget(overrides) } : {}),
    ...(inheritedFrom ? { inheritedFrom: namedTarget(inheritedFrom) } : {}),
    ...(implementationOf ? { implementationOf: namedTarget(implementationOf) } : {}),
  };
}

function namedTarget(type: ReferenceType): NamedTarget {
  const target = referenceTarget(type);
  return target ? { name: type.name, target } : { name: type.name };
}
