import type { LinkTable, Place } from './links.ts';
import type { OpenLink } from './declaration.ts';

const scheme = 'api-name:';

/** Encodes a link by name as a Markdown address: its comment's file decides between declarations of the same name. */
export function openName({ name, file }: OpenLink): string {
  return `${scheme}${encodeURIComponent(file)}:${encodeURIComponent(name)}`;
}

/** Decodes the result of `openName`. */
export function readOpenName(address: string): OpenLink {
  const [file = '', name = ''] = address.slice(scheme.length).split(':').map(decodeURIComponent);
  return { file, name };
}

/** Finds the declaration for a name in a link, `Delete`, `IDE.runMode` or `IDE#runMode`: the only one, or the nearest by module. */
export function findByName(table: LinkTable, { name, file }: OpenLink): Place | undefined {
  const found = table.byName.get(name.replaceAll('#', '.').replace(/\(\)$/, '')) ?? [];
  const near = found.map((place) => ({
    place,
    shared: sharedFolders(file, place.page.module.position?.file ?? ''),
  }));
  const most = Math.max(...near.map(({ shared }) => shared));
  const [only, ...others] = near.filter(({ shared }) => shared === most);
  return others.length === 0 ? only?.place : undefined;
}

/** Length of the common prefix of two paths, in parts; a file shares one more with itself. */
function sharedFolders(left: string, right: string): number {
  const [a, b] = [left.split('/'), right.split('/')];
  const first = a.findIndex((part, index) => part !== b[index]);
  return first < 0 ? a.length : first;
}
