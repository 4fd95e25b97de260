import type { LinkTable, Place } from './links.ts';
import type { OpenLink } from './declaration.ts';

const scheme = 'api-name:';

/**
 * Encodes a link by name as a Markdown address, including its comment's file, which resolves
 * ambiguous names.
 */
export function openName({ name, file }: OpenLink): string {
  return `${scheme}${encodeURIComponent(file)}:${encodeURIComponent(name)}`;
}

/** Decodes the result of `openName`. */
export function readOpenName(address: string): OpenLink {
  const [file = '', name = ''] = address.slice(scheme.length).split(':').map(decodeURIComponent);
  return { file, name };
}

/**
 * Finds the declaration for a name in a link, `Delete`, `IDE.runMode` or `IDE#runMode`: the only
 * match, or the nearest one by module.
 */
export function findByName(table: LinkTable, { name, file }: OpenLink): Place | undefined {
  const found = table.byName.get(name.replaceAll('#', '.').replace(/\(\)$/, '')) ?? [];
  const [first, second] = found
    .map((place) => ({ place, ...distance(file, place.page.module.position?.file ?? '') }))
    .toSorted((a, b) => b.shared - a.shared || a.below - b.below);
  const isNearest = first?.shared !== second?.shared || first?.below !== second?.below;
  return isNearest ? first?.place : undefined;
}

/**
 * Returns how many folders two files share, and how far below them the second one is; equal files
 * share one more.
 */
function distance(from: string, to: string): { readonly shared: number; readonly below: number } {
  const [a, b] = [from.split('/'), to.split('/')];
  const first = a.findIndex((part, index) => part !== b[index]);
  const shared = first < 0 ? a.length : first;
  return { shared, below: b.length - shared };
}
