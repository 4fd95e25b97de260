import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import type { Site } from '#node/compile/model/site.ts';

/** The parts of the bundler's manifest that documents need, with files converted to URLs. */
export type BundleManifest = ReturnType<typeof takeManifest>;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  /** Manifest keys of the chunks that this chunk imports. */
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads Vite's manifest and removes it from the output. */
export function takeManifest(siteDir: string, { options }: Site) {
  const file = path.join(siteDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(path.dirname(file), { recursive: true });
  const addressOf = (output: string) => options.config.baseUrl + output;
  const app = Object.values(manifest).find(({ name }) => name === 'app');
  if (!app) throw new Error("The bundler's manifest has no chunk for the app.");
  const firstLoad = withImports(app, manifest);
  return {
    /** URL of the app's entry chunk. */
    app: addressOf(app.file),
    /** URLs of the app's entry chunk and of everything it imports; the entry chunk comes last. */
    firstLoad: [...firstLoad].map(({ file }) => addressOf(file)).toReversed(),
    /** Returns the URLs of a live page's code and of its components' style sheets. */
    liveCode({ file: source }: ScannedPage) {
      const chunk = manifest[pathFrom(options.root, source)];
      if (!chunk) throw new Error(`The bundler's manifest has no chunk for ${source}.`);
      const styles = [...withImports(chunk, manifest, firstLoad)].flatMap(({ css = [] }) => css);
      return { code: addressOf(chunk.file), styles: [...new Set(styles)].map(addressOf) };
    },
  };
}

/** Returns a chunk and all its direct and indirect imports, except known chunks. */
function withImports(
  chunk: ManifestChunk,
  manifest: Manifest,
  known: ReadonlySet<ManifestChunk> = new Set(),
) {
  const found = new Set<ManifestChunk>();
  const add = (next: ManifestChunk) => {
    if (found.has(next) || known.has(next)) return;
    found.add(next);
    next.imports?.flatMap((key) => manifest[key] ?? []).forEach(add);
  };
  add(chunk);
  return found;
}
