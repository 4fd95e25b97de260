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

/**
 * The build's code: its entry modules by name, and the folders of everything they import except
 * packages.
 */
const buildCode = {
  entries: {
    refusal: 'src/node/explain-refusal.ts',
    reference: 'api-gen/run/is-reference-current.ts',
    generate: 'api-gen/generate.ts',
    cli: 'src/node/build-cli.ts',
    server: 'src/node/server-config.ts',
  },
  sources: [
    'src/node',
    'src/shared',
    'src/engine',
    'src/site.config.ts',
    'api-gen/generate.ts',
    ...['convert', 'markdown', 'model', 'render', 'run'].map((name) => `api-gen/${name}`),
  ],
};

/** File next to the bundle that lists the bundled files. */
const filesName = 'files.json';

/** Makes `import.meta` refer to the source instead of the bundle. */
const keepPlaces = {
  name: 'docs:keep-places',
  transform: {
    filter: { code: 'import.meta' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      // Line numbers do not change.
      map: null,
    }),
  },
};

const day = 24 * 60 * 60 * 1000;

/**
 * Returns a function that imports a module by name, and the files it depends on. Modules come from
 * a bundle, which is rebuilt when a source changes, because importing the sources one by one
 * through a compiler would take 1.2 seconds longer. Without a writable cache, that is what happens.
 * Rejects with the bundler's errors.
 */
export async function openBuildCode(root, code = buildCode) {
  // In node_modules, so that packages are found from there.
  const folder = path.join(root, 'node_modules/.cache/docs-build', hashSources(root, code));
  if (!existsSync(folder)) {
    if (!isWritable(path.dirname(folder))) return loadSources(root, code);
    await bundleInto(folder, root, code);
    // A source may have been saved in the meantime.
    return openBuildCode(root, code);
  }
  // Makes errors refer to the sources and their lines.
  process.setSourceMapsEnabled(true);
  return {
    load: (name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href),
    files: JSON.parse(readFileSync(path.join(folder, filesName), 'utf8')),
  };
}

async function loadSources(root, { entries }) {
  const { register } = await import('tsx/esm/api');
  register();
  return {
    load: (name) => import(pathToFileURL(path.join(root, entries[name])).href),
    files: [],
  };
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

/** Lists all files of a file or a folder, except tests, sorted. */
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

/**
 * Writes the bundle to a sibling folder and renames that, so that no other build sees a partial
 * one.
 */
async function bundleInto(folder, root, code) {
  const draft = `${folder}.${process.pid}`;
  const files = await writeBundle(draft, root, code.entries);
  const known = pathsIn(root, code.sources);
  const missed = files.filter(
    (file) => !known.some((item) => file === item || file.startsWith(item + path.sep)),
  );
  if (missed.length > 0)
    throw new Error(`Add to the sources in ${import.meta.filename}: ${missed.join(', ')}`);
  writeFileSync(path.join(draft, filesName), JSON.stringify(files));
  removeOld(path.dirname(folder));
  // Another build may have been faster, and a source saved in the meantime may have been read
  // before.
  const isWanted = !existsSync(folder) && path.basename(folder) === hashSources(root, code);
  if (isWanted) renameSync(draft, folder);
  else rmSync(draft, { recursive: true, force: true });
}

/** Bundles the modules without their packages. Returns the absolute paths of the bundled files. */
async function writeBundle(dir, root, entries) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    cwd: root,
    platform: 'node',
    external: (id) => !/^[#./]/.test(id),
    treeshake: false,
    tsconfig: false,
    checks: { bundlerTimings: false },
    plugins: [keepPlaces],
  });
  const { output } = await bundle.write({ dir, entryFileNames: '[name].mjs', sourcemap: true });
  await bundle.close();
  return output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => path.isAbsolute(id));
}

/**
 * Removes old bundles, but not those of the last day, from which a running build may still load.
 */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > day)
      rmSync(folder, { recursive: true, force: true });
  }
}
