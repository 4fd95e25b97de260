import {
  Comment,
  ReflectionKind,
  type DeclarationReflection,
  type ReferenceType,
  type SomeType,
} from 'typedoc';
import { groupBy } from '#shared/text/group-by.ts';
import { elideCode, type Code } from '../model/code.ts';
import type {
  Declaration,
  DeclarationKind,
  DeclarationPosition,
  ForeignMembers,
  NamedTarget,
  Property,
} from '../model/declaration.ts';
import { sectionTitles } from '../model/sections.ts';
import { plainDeclaration } from '../model/plain-declaration.ts';
import { convertComment } from './convert-comment.ts';
import { aliasedCalls, convertSignatures } from './convert-signature.ts';
import { declarationToCode, modifiersOf } from './declaration-to-code.ts';
import { documentationUrl } from './external-links.ts';
import {
  allSources,
  firstSignature,
  inheritedFrom,
  isForeign,
  isOwnPath,
  ownSources,
} from './own-sources.ts';
import { convertTypeParameter, literalProperties, propertiesOf } from './properties.ts';
import { referenceTarget, typeToCode } from './type-to-code.ts';

/**
 * Converts a TypeDoc declaration and all its descendants to plain data. Returns null for kinds that
 * pages do not show.
 */
export function convertDeclaration(reflection: DeclarationReflection): Declaration | null {
  const kind = kindOf(reflection);
  if (!kind) return null;
  return {
    id: reflection.id,
    name: reflection.name,
    kind,
    modifiers: modifiersOf(reflection),
    comment: convertComment(reflection.comment),
    position: positionOf(reflection),
    typeParameters: (reflection.typeParameters ?? []).map(convertTypeParameter),
    properties: convertProperties(reflection),
    code: elideCode(declarationToCode(reflection, kind)),
    signatures: convertSignatures(reflection),
    extends: codeOf(reflection.extendedTypes),
    implements: codeOf(reflection.implementedTypes),
    ...inheritance(reflection),
    aliasOf: reflection.isReference() ? reflection.tryGetTargetReflectionDeep()?.id : undefined,
    foreign: foreignMembers(reflection),
    groupWords: groupWords(reflection),
    children: convertChildren(reflection),
  };
}

/**
 * Returns a declaration's kind as shown to readers: `EnumMember` becomes `enum member`. Returns
 * undefined if pages do not show the kind.
 */
function kindOf({ kind }: DeclarationReflection): DeclarationKind | undefined {
  const words = ReflectionKind[kind].replace(/(?<=[a-z])[A-Z]/, ' $&').toLowerCase();
  return words in sectionTitles ? (words as DeclarationKind) : undefined;
}

function codeOf(types: readonly SomeType[] | undefined): (readonly Code[])[] {
  return (types ?? []).map(typeToCode);
}

/**
 * Converts a declaration's members, with index signatures last. Omits members from libraries and
 * packages, except in modules. Returns none for references, or for type aliases, whose members are
 * converted as properties.
 */
function convertChildren(reflection: DeclarationReflection): Declaration[] {
  if (reflection.isReference() || reflection.kind === ReflectionKind.TypeAlias) return [];
  const isModule = reflection.kind === ReflectionKind.Module;
  const children = (reflection.children ?? [])
    .filter((child) => isModule || !isForeign(child))
    .flatMap((child) => convertDeclaration(child) ?? []);
  return [...children, ...indexSignatures(reflection)];
}

/**
 * Returns the documented properties, parameters and results in a declaration's own type and in the
 * types it extends or implements; none for an inline function type, whose signatures describe them.
 */
function convertProperties(reflection: DeclarationReflection): readonly Property[] {
  const { kind, type, extendedTypes = [], implementedTypes = [] } = reflection;
  const isObject = kind === ReflectionKind.Function || kind === ReflectionKind.TypeAlias;
  if (isObject && !type) return literalProperties(reflection);
  return aliasedCalls(reflection).length > 0
    ? []
    : [type, ...extendedTypes, ...implementedTypes].flatMap(propertiesOf);
}

/** Returns the descriptions of a declaration's member groups and categories, keyed by title. */
function groupWords({ groups = [], categories = [] }: DeclarationReflection): Map<string, string> {
  return new Map(
    [...groups, ...categories].flatMap(({ title, description }) =>
      description ? [[title, convertComment(new Comment(description))?.markdown ?? '']] : [],
    ),
  );
}

/** Counts the members inherited from each library or package type. */
function foreignMembers({ children = [], extendedTypes }: DeclarationReflection): ForeignMembers[] {
  if (!extendedTypes?.length) return [];
  const byOwner = groupBy(children.filter(isForeign), (child) =>
    inheritedFrom(child)?.name.replace(/(?:<.*>)?\.[^.]*$/, ''),
  );
  return [...byOwner].flatMap(([name, members]) => {
    if (name === undefined) return [];
    const [file] = members.slice(-1).flatMap(allSources);
    const target = documentationUrl(name, file?.fullFileName ?? '');
    return { name, target, count: members.length };
  });
}

function indexSignatures(owner: DeclarationReflection): Declaration[] {
  // TypeDoc reports the class's position for members inherited from a library.
  const places = new Set(owner.sources?.map(({ line, character }) => `${line}:${character}`));
  const own = (owner.indexSignatures ?? []).filter(({ sources }) =>
    sources?.some(
      ({ fileName, line, character }) => isOwnPath(fileName) && !places.has(`${line}:${character}`),
    ),
  );
  return own.map((signature) => {
    const [key] = signature.parameters ?? [];
    return plainDeclaration({
      id: signature.id,
      name: `[${key?.name ?? 'key'}]`,
      kind: 'index signature',
      signatures: convertSignatures(owner, [signature]),
    });
  });
}

function positionOf(reflection: DeclarationReflection): DeclarationPosition | null {
  const [source] = ownSources(reflection);
  return source ? { file: source.fileName, line: source.line } : null;
}

function inheritance(
  reflection: DeclarationReflection,
): Pick<Declaration, 'overrides' | 'inheritedFrom' | 'implementationOf'> {
  const signature = firstSignature(reflection);
  const overrides = reflection.overwrites ?? signature?.overwrites;
  const origin = inheritedFrom(reflection);
  const implementationOf = reflection.implementationOf ?? signature?.implementationOf;
  return {
    overrides: overrides && namedTarget(overrides),
    // If TypeDoc does not document a member's origin, the member is described where it is
    // inherited.
    inheritedFrom: origin?.reflection && namedTarget(origin),
    implementationOf: implementationOf && namedTarget(implementationOf),
  };
}

/**
 * Returns a member's link target, and its name qualified with the name under which its class is
 * documented. That may differ from the declared name.
 */
function namedTarget(type: ReferenceType): NamedTarget {
  const { reflection } = type;
  const name = reflection?.parent ? `${reflection.parent.name}.${reflection.name}` : type.name;
  return { name, target: referenceTarget(type) };
}
