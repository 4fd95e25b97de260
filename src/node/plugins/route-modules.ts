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

/** Code of one route table: by the page's path the address of its chunk, or what imports it where it is a module of the bundle. */
export function routeTableCode(modules: ReadonlyMap<string, string>): string {
  const rows = [...modules].map(([path, module]) => {
    const name = JSON.stringify(module);
    return `${JSON.stringify(path)}: ${module.startsWith(virtualIds.page) ? `() => import(${name})` : name}`;
  });
  return `export default {\n${rows.join(',\n')}\n};\n`;
}
