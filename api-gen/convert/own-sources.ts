import type { DeclarationReflection, SourceReference } from 'typedoc';

/** Whether a path, relative to the source folder, is one of its files and not a dependency's. */
export function isOwnPath(file: string): boolean {
  return !/^\.\.(?:[\\/]|$)|^(?:[\\/]|[a-z]:)|(?:^|[\\/])node_modules[\\/]/i.test(file);
}

/** Where the sources declare something; empty for what only a library or a package declares. */
export function ownSources(reflection: DeclarationReflection): SourceReference[] {
  return allSources(reflection).filter(({ fileName }) => isOwnPath(fileName));
}

/** Whether a member comes from a library or a package: inherited, or part of something that the sources add to. */
export function isForeign(reflection: DeclarationReflection): boolean {
  if (reflection.isReference()) return false;
  const sources = allSources(reflection);
  return sources.length > 0
    ? ownSources(reflection).length === 0
    : inheritedFrom(reflection)?.reflection === undefined &&
        inheritedFrom(reflection) !== undefined;
}

/** What a member is inherited from, according to TypeDoc or to its first signature. */
export function inheritedFrom(reflection: DeclarationReflection) {
  const { signatures, getSignature, setSignature } = reflection;
  const signature = signatures?.[0] ?? getSignature ?? setSignature;
  return reflection.inheritedFrom ?? signature?.inheritedFrom;
}

/** Where anything declares a member. */
export function allSources(reflection: DeclarationReflection): readonly SourceReference[] {
  return (
    reflection.sources ??
    reflection.signatures?.flatMap(({ sources = [] }) => sources) ??
    reflection.getSignature?.sources ??
    reflection.setSignature?.sources ??
    []
  );
}
