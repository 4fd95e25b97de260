import { toRouteTables } from '#shared/route-table.ts';
import { virtualIds } from './virtual-ids.ts';

/** Code of the route index: the first path of each table, and how each table is loaded. */
export function routeIndexCode(paths: readonly string[]): string {
  const tables = toRouteTables(paths);
  const loaders = tables.map(
    (_, index) => `() => import(${JSON.stringify(virtualIds.table + String(index))})`,
  );
  return `export const firstPaths = ${JSON.stringify(tables.map((table) => table[0]))};\nexport const tables = [${loaders.join(', ')}];\n`;
}

/** Code of one route table: how each of its pages is loaded, by the page's path. */
export function routeTableCode(modules: ReadonlyMap<string, readonly string[]>): string {
  const rows = [...modules].map(
    ([path, names]) => `${JSON.stringify(path)}: () => ${importCode(names)}`,
  );
  return `export default {\n${rows.join(',\n')}\n};\n`;
}

/** A page of several modules has what all of them export; they are fetched side by side. */
function importCode(names: readonly string[]): string {
  const imports = names.map((name) => `import(${JSON.stringify(name)})`);
  return imports.length === 1
    ? imports.join()
    : `Promise.all([${imports.join(', ')}]).then((parts) => Object.assign({}, ...parts))`;
}
