import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#shared/page.ts';

/** What the server bundle gives. */
export interface ServerBundle {
  render(input: { readonly data: PageData; readonly html: string | null }): Promise<string>;
  readonly ownPages: readonly PageData[];
  /** Styles that stand in the documents whose markup asks for them. */
  readonly firstStyles: readonly { readonly css: string; readonly marker: RegExp }[];
}

/** Loads the server bundle from the folder that it was written to. */
export async function loadServerBundle(serverDir: string): Promise<ServerBundle> {
  return (await import(findServerEntry(serverDir))) as ServerBundle;
}

/** Address of the server bundle. Its name has a hash, since a process that builds twice would be given the first one again. */
export function findServerEntry(serverDir: string): string {
  const name = readdirSync(serverDir).find((file) => file.startsWith('entry-server-')) ?? '';
  return pathToFileURL(path.join(serverDir, name)).href;
}
