import path from 'node:path';
import { readGlossary } from '#node/site/content/read-glossary.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';
import type { Glossary } from '#node/compile/context/compile-sources.ts';

/** Source of the page whose headings are the terms; without it, the content has no glossary. */
const glossarySource = 'user/glossary.md';

/** A glossary, with the definitions that pages look up one at a time. */
export interface DefinedGlossary {
  readonly glossary: Glossary;
  /** Definitions by term id. */
  readonly definitions: ReadonlyMap<string, string>;
}

/** Returns the version's glossary, which is empty unless its page is published. */
export function findGlossary(manifest: PageManifest, contentDir: string): DefinedGlossary {
  const file = path.join(contentDir, glossarySource);
  const page = manifest.byFile.get(file);
  return toGlossary({ file, path: page?.record.path ?? '' }, page?.body ?? '');
}

/** Parses a glossary page from its file, address and text. */
export function toGlossary(page: Pick<Glossary, 'file' | 'path'>, body: string): DefinedGlossary {
  const terms = readGlossary(body);
  return {
    glossary: { ...page, terms: terms.map(({ id, title, forms }) => ({ id, title, forms })) },
    definitions: new Map(terms.map(({ id, definition }) => [id, definition])),
  };
}
