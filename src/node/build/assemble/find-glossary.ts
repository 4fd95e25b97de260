import path from 'node:path';
import { readGlossary, type GlossaryTerm } from '#node/site/content/read-glossary.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';
import type { Glossary } from '#node/compile/context/compile-sources.ts';

/**
 * Source path of the page whose headings are the glossary terms. Without this page, the content has
 * no glossary.
 */
const glossarySource = 'user/glossary.md';

/** A glossary with its definitions, which pages look up one at a time. */
export interface DefinedGlossary extends Omit<Glossary, 'terms'> {
  readonly terms: readonly GlossaryTerm[];
}

/** Returns the version's glossary, which is empty unless the glossary page is published. */
export function findGlossary(manifest: PageManifest, contentDir: string): DefinedGlossary {
  const file = path.join(contentDir, glossarySource);
  const page = manifest.byFile.get(file);
  return { file, path: page?.record.path ?? '', terms: readGlossary(page?.body ?? '') };
}
