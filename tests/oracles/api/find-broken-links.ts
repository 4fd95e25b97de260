import type { ApiPage } from '../../../api-gen/model/api-page.ts';
import type { Compared } from './compare.ts';

/**
 * Finds links between generated pages whose page or anchor does not exist, and link tags that were
 * left unconverted.
 */
export function findBrokenLinks(
  pages: readonly ApiPage[],
  files: ReadonlyMap<string, string>,
  apiPath: string,
): Compared {
  const ids = new Map([
    ...pages.map((page) => [page.path, idsOf(files.get(`${page.id}.mdx`) ?? '')] as const),
    [apiPath, idsOf(files.get('index.mdx') ?? '')] as const,
    [`${apiPath}modules/`, idsOf(files.get('modules.mdx') ?? '')] as const,
  ]);
  const found = [...files].flatMap(([file, content]) =>
    [...content.matchAll(/<(\/[^\s<>]*)>/g)].map(([, href = '']) => ({ file, href })),
  );
  const inside = found.filter(({ href }) => href.startsWith(apiPath));
  const broken = inside.filter(({ href }) => {
    const [page = '', anchor] = href.split('#');
    return !ids.has(page) || (anchor !== undefined && !ids.get(page)?.has(anchor));
  });
  const leaks = [...files].filter(([, content]) => /\{@link/.test(content.replaceAll('\\', '')));
  return {
    count: inside.length,
    faults: [
      ...broken.map(({ file, href }) => `${file}: ${href}`),
      ...leaks.map(([file]) => `${file}: {@link`),
    ],
  };
}

/** Returns the ids of headings, list rows and blocks. */
function idsOf(content: string): Set<string> {
  return new Set(
    [...content.matchAll(/\\\{#([^}]+)\}(?:$| [=—])|\sid="([^"]+)"/gm)].map(
      ([, heading, block]) => heading ?? block ?? '',
    ),
  );
}
