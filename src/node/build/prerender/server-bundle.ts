import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineStyles, PageToRender } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';

/** Folder in the server bundle for live pages' code, which is loaded only for those pages. */
export const liveCodeFolder = 'live';

/** Exports of the server bundle. */
export interface ServerBundle {
  render(page: PageToRender): Promise<string>;
  readonly ownPages: readonly PageData[];
  /** Contents of the documents' style elements, in order. */
  readonly inlineStyles: readonly InlineStyles[];
}

/** Loads the server bundle from its output folder. */
export async function loadServerBundle(serverDir: string): Promise<ServerBundle> {
  return (await import(findServerEntry(serverDir))) as ServerBundle;
}

/**
 * Returns the URL of the server bundle. Its file name contains a hash, because a process that
 * builds twice would otherwise get the first bundle again.
 */
export function findServerEntry(serverDir: string): string {
  const name = readdirSync(serverDir).find((file) => file.startsWith('entry-server-')) ?? '';
  return pathToFileURL(path.join(serverDir, name)).href;
}
