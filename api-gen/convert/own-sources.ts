import {
  ReflectionKind,
  type DeclarationReflection,
  type SignatureReflection,
  type SourceReference,
} from 'typedoc';

/**
 * Whether a path, relative to the source folder, belongs to the sources and not to a dependency.
 */
export function isOwnPath(file: string): boolean {
  return !/^\.\.(?:[\\/]|$)|^(?:[\\/]|[a-z]:)|(?:^|[\\/])node_modules[\\/]/i.test(file);
}

/**
 * Returns the positions in the sources at which a reflection is declared; empty if only a library
 * or a package declares it.
 */
export function ownSources(reflection: DeclarationReflection): SourceReference[] {
  return allSources(reflection).filter(({ fileName }) => isOwnPath(fileName));
}

/**
 * Whether a member comes from a library or a package, either inherited or as part of a declaration
 * that the sources extend.
 */
export function isForeign(reflection: DeclarationReflection): boolean {
  if (reflection.isReference()) return false;
  if (allSources(reflection).length > 0) return ownSources(reflection).length === 0;
  const origin = inheritedFrom(reflection);
  return origin !== undefined && origin.reflection === undefined;
}

/**
 * Returns what a member is inherited from, as recorded for the member or for its first signature.
 */
export function inheritedFrom(reflection: DeclarationReflection) {
  return reflection.inheritedFrom ?? firstSignature(reflection)?.inheritedFrom;
}

/** Returns a member's first signature, or the signature of its getter or setter. */
export function firstSignature({
  signatures,
  getSignature,
  setSignature,
}: DeclarationReflection): SignatureReflection | undefined {
  return signatures?.[0] ?? getSignature ?? setSignature;
}

/** Returns all positions at which a member is declared. */
export function allSources(reflection: DeclarationReflection): readonly SourceReference[] {
  const called = reflection.signatures?.flatMap(({ sources = [] }) => sources);
  // TypeDoc lists an interface's constructor at the position of the interface.
  if (reflection.kind === ReflectionKind.Constructor && called?.length) return called;
  return reflection.sources ?? called ?? firstSignature(reflection)?.sources ?? [];
}
