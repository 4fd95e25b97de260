import path from 'node:path';
import { readGlossary } from '../content/read-glossary.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';
import type { Glossary } from '../mdx/compile-context.ts';

/** Source of the page whose headings are the terms; content without it has no glossary. */
const glossarySource = 'user/glossary.md';

/** The glossary of the site as it is published now. */
export function findGlossary(manifest: PageManifest, contentDir: string): Glossary {
  const file = path.join(contentDir, glossarySource);
  const page = manifest.byFile.get(file);
  return { file, path: page?.record.path ?? '', terms: page ? readGlossary(page.body) : [] };
}
