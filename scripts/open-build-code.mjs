import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The code of the build: the modules that it begins with, by name, and where all that they import is, packages aside. */
const buildCode = {
  entries: {
    reference: 'api-gen/run/is-reference-current.ts',
    ahead: 'src/node/site/compile-ahead.ts',
    vite: 'src/node/vite-options.ts',
    cli: 'src/node/build-cli.ts',
  },
  sources: [
    'src/node',
    'src/shared',
    'src/engine',
    'src/site.config.ts',
    ...['convert', 'markdown', 'model', 'render', 'run'].map((name) => `api-gen/${name}`),
  ],
};

const day = 24 * 60 * 60 * 1000;

/**
 * Gives the function that imports one of the modules by its name from a bundle of them, which is made anew when a source has
 * changed: Node would need 1.3 seconds longer to load them one by one, each through a compiler. That is what it does
 * where nothing can be kept beside the packages. Rejects with what the bundler throws.
 */
export async function openBuildCode(root, code = buildCode) {
  // Below node_modules, so that packages are found from there.
  const folder = path.join(root, 'node_modules/.cache/docs-build', hashSources(root, code));
  if (!existsSync(folder)) {
    const { register } = await import('tsx/esm/api');
    const unregister = register();
    if (!isWritable(path.dirname(folder)))
      return (name) => import(pathToFileURL(path.join(root, code.entries[name])).href);
    await bundleInto(folder, root, code);
    await unregister();
    if (!existsSync(folder)) return openBuildCode(root, code);
  }
  // Errors name the sources and their lines.
  process.setSourceMapsEnabled(true);
  return (name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}

function hashSources(root, { sources }) {
  const hash = createHash('sha1').update(process.version);
  const settings = [import.meta.filename, ...pathsIn(root, ['package.json', 'package-lock.json'])];
  for (const file of [...settings, ...pathsIn(root, sources)].flatMap(listFiles))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function pathsIn(root, names) {
  return names.map((name) => path.join(root, name));
}

/** All files of a file or a folder but for tests, sorted. */
function listFiles(item) {
  if (!statSync(item).isDirectory()) return [item];
  const names = readdirSync(item).filter((name) => !name.includes('.test.'));
  return names.sort().flatMap((name) => listFiles(path.join(item, name)));
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes the bundle beside its place and renames it, so that no other build sees a half. */
async function bundleInto(folder, root, code) {
  const { entries, sources } = code;
  const { writeBundle } = await import('../src/node/import-bundled.ts');
  const draft = `${folder}.${process.pid}`;
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
  );
  const files = await writeBundle({ root, input, folder: draft, sourcemap: true });
  const known = pathsIn(root, sources);
  const missed = files.filter(
    (file) => !known.some((item) => file === item || file.startsWith(item + path.sep)),
  );
  if (missed.length > 0)
    throw new Error(`Add to the sources in ${import.meta.filename}: ${missed.join(', ')}`);
  removeOld(path.dirname(folder));
  // Another build may have been quicker, and a source that was saved meanwhile may have been read before.
  const isWanted = !existsSync(folder) && path.basename(folder) === hashSources(root, code);
  if (isWanted) renameSync(draft, folder);
  else rmSync(draft, { recursive: true, force: true });
}

/** Bundles of older code are of no use; a build that is running may still load from those of today. */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > day)
      rmSync(folder, { recursive: true, force: true });
  }
}
