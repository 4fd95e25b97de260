import type { CompileContext } from '#node/compile/context/compile-context.ts';
import { canonicalUrl, siteAddress } from '#shared/page/head-tags.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { Card } from './jsx-to-mdast.ts';
import { type MarkdownTwinInput, toMarkdownTwin } from './markdown-twin.ts';
import { toPath } from '#shared/paths/base-path.ts';

/** Compilations of the files that a page imports, by absolute path. */
export type Pieces = ReadonlyMap<string, CompileContext>;

/** Writes a compiled page as plain Markdown with its title. */
export function writeMarkdown(context: CompileContext, pieces: Pieces): string {
  const { page, result } = context;
  const listCards = (category?: string): readonly Card[] => cardsOf(context, category);
  const title = result.contentTitle === undefined ? page.record.title : undefined;
  return toMarkdownTwin({ ...twinInput(context, pieces, listCards), title });
}

/** Leaves each file out of its own imports, because files may import each other. */
function twinInput(
  context: CompileContext,
  pieces: Pieces,
  listCards: NonNullable<MarkdownTwinInput['listCards']>,
): MarkdownTwinInput {
  const { page, result } = context;
  const others = new Map([...pieces].filter(([file]) => file !== page.file));
  return {
    tree: result.source ?? { type: 'root', children: [] },
    blocks: result.blockMarkdown,
    findUrl: createAddressFinder(context),
    listCards,
    findPiece(name) {
      const file = result.imports.find((imported) => imported.name === name)?.file ?? '';
      const piece = others.get(file);
      return piece && twinInput(piece, others, listCards);
    },
  };
}

function cardsOf({ page, settings, site }: CompileContext, category?: string): readonly Card[] {
  return site.cards(page.record.id, category).map(({ label, path, href = '' }) => ({
    label,
    url: path === undefined ? href : canonicalUrl(markdownPath(path), settings.config),
  }));
}

/**
 * Creates a function that converts an author's address of a link or image to the full address; for
 * pages, that of their Markdown twin.
 */
function createAddressFinder({
  result,
  settings: { config },
  site,
}: CompileContext): (written: string) => string | undefined {
  return (written) => {
    const url = result.resolutions.get(written) ?? result.resolutions.get(encodeURI(written));
    if (!url?.startsWith('/') || url.startsWith('//')) return url;
    const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const path = toPath(config.baseUrl, pathname);
    const page = site.findPath(path ?? '');
    const target = page === undefined ? path : markdownPath(page);
    return (
      (target === null ? siteAddress(pathname, config) : canonicalUrl(target, config)) + suffix
    );
  };
}
