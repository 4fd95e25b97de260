import type { PageFiles } from '#shared/paths/site-index.ts';
import { loadStyles } from '#client/loading/load-styles.ts';

/** Imports a page with its styles. Resolves with the combined exports of its modules. */
export const importPage: typeof importOnce = import.meta.hot ? importSaved : importOnce;

/**
 * Imports a page, and imports it again if it is saved in the meantime, because the older version
 * could arrive last and replace the newer one.
 */
async function importSaved(files: PageFiles): Promise<unknown> {
  let isOutdated = false;
  const onSave = () => void (isOutdated = true);
  import.meta.hot?.on('vite:beforeUpdate', onSave);
  const page = await importOnce(files).finally(() =>
    import.meta.hot?.off('vite:beforeUpdate', onSave),
  );
  return isOutdated ? importSaved(files) : page;
}

async function importOnce(files: PageFiles): Promise<unknown> {
  // Pages on the dev server change, and browsers cache modules by URL.
  const unique = import.meta.env.DEV ? `?t=${Date.now()}` : '';
  const [parts] = await Promise.all([
    Promise.all(modulesOf(files).map((address) => import(/* @vite-ignore */ address + unique))),
    ...(files.styles ?? []).map(loadStyles),
  ]);
  return Object.assign({}, ...parts);
}

/** Fetches a page's modules without running them. */
export function prefetchPage(files: PageFiles): Promise<unknown> {
  return Promise.all(modulesOf(files).map(preloadModule));
}

function modulesOf({ modules, sidebar }: PageFiles) {
  return sidebar === undefined ? modules : [...modules, sidebar];
}

/**
 * Fetches a module at low priority, without running it, for a later `import()` (HTML standard,
 * "modulepreload" and "fetch priority"). Resolves once it has loaded or failed, but rejects if
 * fetching fails in a browser without `modulepreload`.
 */
function preloadModule(address: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload'))
    return fetch(address, { priority: 'low' }).then(() => undefined);
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = address;
  return new Promise((resolve) => {
    const finish = () => {
      link.remove();
      resolve();
    };
    link.addEventListener('load', finish);
    link.addEventListener('error', finish);
    document.head.append(link);
  });
}
