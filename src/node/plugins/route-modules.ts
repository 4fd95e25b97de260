import { toRouteTables } from '#shared/route-table.ts';
import { virtualIds } from '../site/virtual-ids.ts';

/** Code of the route index: the first path of each table, and how each table is loaded. */
export function routeIndexCode(paths: readonly string[]): string {
  const tables = toRouteTables(paths);
  const loaders = tables.map(
    (_, index) => `() => import(${JSON.stringify(virtualIds.table + String(index))})`,
  );
  return `export const firstPaths = ${JSON.stringify(tables.map((table) => table[0]))};\nexport const tables = [${loaders.join(', ')}];\n`;
}

/** Code of one route table: by the page's path the address of its finished chunk, or what imports it where it is made of modules of the bundle. */
export function routeTableCode(
  modules: ReadonlyMap<string, string | readonly string[]>,
  { isBundled }: { readonly isBundled: boolean },
): string {
  const rows = [...modules].map(
    ([path, chunk]) =>
      `${JSON.stringify(path)}: ${typeof chunk === 'string' ? JSON.stringify(chunk) : importCode(chunk, isBundled)}`,
  );
  return `export default {\n${rows.join(',\n')}\n};\n`;
}

/** A page of several modules has what all of them export; they are fetched side by side. In a bundle their addresses stand beside the function, so that they can be fetched ahead without being run. */
function importCode(names: readonly string[], isBundled: boolean): string {
  const imports = names.map((name) => `import(${JSON.stringify(name)})`);
  const load =
    imports.length === 1
      ? imports.join()
      : `Promise.all([${imports.join(', ')}]).then((parts) => Object.assign({}, ...parts))`;
  if (!isBundled) return `() => ${load}`;
  const addresses = JSON.stringify(names.map((name) => addressMark + name));
  return `Object.assign(() => ${load}, { addresses: ${addresses} })`;
}

/** Stands before the name of a module in whose place the address of its chunk is to stand. */
const addressMark = 'docs-chunk-address:';

/** Stands in the table for the address of the finished chunk of a page, by its path. */
const pageMark = 'docs-page-address:';

/** What stands in a bundled route table for the chunk of a static page, whose address changes with its text. */
export function pageAddressMark(path: string): string {
  return pageMark + path;
}

/** Puts the addresses of finished chunks into the code of a bundled route table, given the address of a page's chunk. */
export function withPageAddresses(code: string, addressOf: (path: string) => string): string {
  return replaceMarks(code, pageMark, addressOf);
}

/** Puts the addresses of chunks into the code of route tables, given the address of a module's chunk. What else the code says of those chunks holds their hashes already, so that its own hash need not change. */
export function withAddresses(code: string, addressOf: (module: string) => string): string {
  return replaceMarks(code, addressMark, addressOf);
}

function replaceMarks(code: string, mark: string, toText: (name: string) => string): string {
  return code.replace(new RegExp(`${mark}([^"'\`]+)`, 'g'), (_match, name: string) => toText(name));
}
