import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

/** What is bundled and imported. */
interface BundledImport {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute path of the module. */
  readonly entry: string;
}

/** A module as it was imported, and the files of the project that it was made from. */
interface BundledModule<Module> {
  readonly module: Module;
  /** Absolute paths. */
  readonly files: readonly string[];
}

/** Modules that are bundled together, and where to. */
interface BundledModules {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute paths of the modules by the names of their bundles, which get the extension `.mjs`. */
  readonly input: Readonly<Record<string, string>>;
  /** Absolute folder for the bundle, below the project so that packages are found from there. */
  readonly folder: string;
  /** With what Node needs to name sources and lines in errors. */
  readonly sourcemap: boolean;
}

/** Bundles TypeScript modules of the project into a folder; packages stay where they are. Gives the absolute paths of the files that went in. Rejects with what the bundler throws. */
export async function writeBundle({
  root,
  input,
  folder,
  sourcemap,
}: BundledModules): Promise<readonly string[]> {
  const bundle = await rolldown({
    input: { ...input },
    cwd: root,
    platform: 'node',
    external: (id) => !/^[#./]/.test(id),
    treeshake: false,
    tsconfig: false,
    plugins: [keepPlaces],
  });
  const { output } = await bundle.write({ dir: folder, entryFileNames: '[name].mjs', sourcemap });
  await bundle.close();
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .filter((id) => path.isAbsolute(id));
}

/**
 * Bundles a TypeScript module of the project and imports it. Vite would bundle what its
 * configuration imports too, four times slower and as one file, so that nothing in it could be loaded later. Rejects with
 * what the bundler or the module throws.
 */
export async function importBundled<Module>({
  root,
  entry,
}: BundledImport): Promise<BundledModule<Module>> {
  const folder = makeFolder(path.join(root, 'node_modules/.vite-temp'));
  const files = await writeBundle({ root, input: { entry }, folder, sourcemap: false });
  const { href } = pathToFileURL(path.join(folder, 'entry.mjs'));
  return { module: (await import(href)) as Module, files };
}

/** What modules say of the place where they stand is true of their sources, not of the bundle. */
const keepPlaces: Plugin = {
  name: 'docs:keep-places',
  transform: {
    filter: { code: 'import.meta' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      // Lines stay where they are.
      map: null,
    }),
  },
};

/** A folder of this process, below the project so that packages are found from there; those of ended ones are removed. */
function makeFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const owner = Number(/^docs-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!isRunning(owner)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const folder = path.join(parent, `docs-${process.pid}-${Date.now()}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
