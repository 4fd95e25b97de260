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
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { threadId } from 'node:worker_threads';

/** Entry modules of the build's code, keyed by name. Paths are relative to the project's root. */
const buildEntries = {
  reference: 'api-gen/run/kept-reference.ts',
  generate: 'api-gen/generate.ts',
  cli: 'src/node/build-cli.ts',
  build: 'src/node/build-with-vite.ts',
  worker: 'src/node/build/assemble/compile-worker.ts',
  server: 'src/node/server-config.ts',
};

/**
 * A bundler plugin that makes `import.meta.dirname` and `import.meta.url` refer to the source file
 * instead of the bundle.
 */
const keepPlaces = {
  name: 'docs:keep-places',
  transform: {
    filter: { code: 'import.meta' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      // No source map is needed, because line numbers do not change.
      map: null,
    }),
  },
};

const day = 24 * 60 * 60 * 1000;

/**
 * Returns a function that imports an entry module by name, and the absolute paths of all bundled
 * files. The bundle is rebuilt when one of these files, a package or Node changes. If it cannot be
 * written, because the cache is read-only, the sources are imported one by one, which takes 1.3
 * seconds more processor time. Rejects with the bundler's errors.
 */
export async function openBuildCode(root, entries = buildEntries) {
  // Inside node_modules, so that the bundle's package imports resolve.
  const folder = path.join(root, 'node_modules/.cache/docs-build');
  const listFile = `${folder}.json`;
  const files = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const bundle = path.join(folder, hashFiles(root, files));
  if (existsSync(bundle)) {
    // Makes stack traces refer to the source files and their lines.
    process.setSourceMapsEnabled(true);
    return { load: (name) => import(pathToFileURL(path.join(bundle, `${name}.mjs`)).href), files };
  }
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    const { register } = await import('tsx/esm/api');
    register();
    return {
      load: (name) => import(pathToFileURL(path.join(root, entries[name])).href),
      files: [],
    };
  }
  await bundleInto(folder, listFile, { root, entries });
  return openBuildCode(root, entries);
}

function hashFiles(root, files) {
  const hash = createHash('sha1').update(process.version);
  const settings = ['package.json', 'package-lock.json'].map((name) => path.join(root, name));
  for (const file of [import.meta.filename, ...settings, ...files])
    hash.update(`${file}\0`).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}

/**
 * Writes the bundle to a temporary folder and then renames the folder, so that no other build sees
 * a partial bundle. Discards the bundle if a file was saved in the meantime, because the old
 * version may have been read.
 */
async function bundleInto(folder, listFile, { root, entries }) {
  const started = Date.now();
  const draft = path.join(folder, `draft-${process.pid}-${threadId}`);
  const files = await writeBundle(draft, root, entries).catch((error) => {
    throw toReadable(error, root);
  });
  removeOld(folder);
  const target = path.join(folder, hashFiles(root, files));
  const isStale = files.some((file) => statSync(file).ctimeMs >= started);
  if (!isStale) publish(draft, target);
  rmSync(draft, { recursive: true, force: true });
  if (isStale) return;
  writeFileSync(draft, JSON.stringify(files));
  renameSync(draft, listFile);
}

/**
 * Renames a draft folder to its target, unless another thread or process has already created that.
 */
function publish(draft, target) {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}

/**
 * Turns the bundler's errors into a single readable error without a stack trace, because most of
 * them are caused by the configuration.
 */
function toReadable({ message, errors = [] }, root) {
  const text = errors
    .filter(({ loc }) => loc)
    .map(({ message: words, loc: { file: absolute, line, column } }) => {
      const file = path.relative(root, absolute);
      const [what] = stripVTControlCharacters(words)
        .replace(/^\[\w+\] /, '')
        .split('\n');
      return `${file}\n\n  ${file}:${line}:${column + 1} error: The code cannot be read: ${what}.\n    To fix it: Correct the syntax at this place.`;
    })
    .join('\n\n');
  return Object.assign(new Error(text || message), { stack: text || message });
}

/**
 * Bundles the entry modules. Packages stay external, except `obug`, a tiny one that every run
 * needs. Returns the absolute paths of the bundled files.
 */
async function writeBundle(dir, root, entries) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    cwd: root,
    platform: 'node',
    external: (id) => !/^[#./]|^obug$/.test(id),
    treeshake: false,
    tsconfig: false,
    checks: { bundlerTimings: false },
    plugins: [keepPlaces],
  });
  const { output } = await bundle.write({ dir, entryFileNames: '[name].mjs', sourcemap: true });
  await bundle.close();
  return output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => path.isAbsolute(id));
}

/** Removes bundles older than a day; a running build may still load from newer ones. */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > day)
      rmSync(folder, { recursive: true, force: true });
  }
}
