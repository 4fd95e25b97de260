import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import { virtualIds } from '../site/virtual-ids.ts';
import type { Site } from '../site/site.ts';
import type { LivePageFiles } from './live-links.ts';

/** What Vite's manifest says of a chunk. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the chunks that it imports. */
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Finds the files of live pages in Vite's manifest, and takes that out of the output. */
export async function readLiveFiles(
  outDir: string,
  { options }: Site,
): Promise<(page: ScannedPage, compiled: CompiledPage) => LivePageFiles> {
  const file = path.join(outDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  const addressOf = (output: string): string => options.config.baseUrl + output;
  return ({ file: source, record }, { staticHtml }) => {
    const contentKey = path.relative(options.root, source).split(path.sep).join('/');
    return {
      content: addressOf(findChunk(manifest, contentKey).file),
      parts: addressOf(findChunk(manifest, virtualIds.page + record.path).file),
      staticKeys: Object.keys(staticHtml),
      styles: [...stylesOf(contentKey, manifest)].map(addressOf),
    };
  };
}

/** The manifest takes the slash off the end of a module's name, and may write something before it. */
function findChunk(manifest: Manifest, name: string): ManifestChunk {
  const wanted = name.replace(/\/$/, '');
  const [, chunk] =
    Object.entries(manifest).find(
      ([key]) => key.replace(/\/$/, '') === wanted || key.endsWith(`\0${wanted}`),
    ) ?? [];
  if (!chunk) throw new Error(`The bundler's manifest has no chunk for ${name}.`);
  return chunk;
}

/** Style sheets of a chunk and of what it imports, but for those that all pages have. */
function stylesOf(key: string, manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || name === 'index.html') return;
    seen.add(name);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.imports?.forEach(add);
  };
  add(key);
  return styles;
}
