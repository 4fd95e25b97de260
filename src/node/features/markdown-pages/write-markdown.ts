import type { ListItem, Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { CompileContext } from '#node/compile/context/compile-context.ts';
import type { CompileResult, ImportedResults } from '#node/compile/context/compile-result.ts';
import { attributeOf, cardList, isComponent } from './components.ts';

/**
 * Returns a compiled page as plain Markdown with its title. Replaces imported pages and card lists
 * with their content.
 */
export function writeMarkdown(context: CompileContext, imported: ImportedResults): string {
  const { page, result } = context;
  const title: readonly Nodes[] =
    result.contentTitle === undefined
      ? [{ type: 'heading', depth: 1, children: [{ type: 'text', value: page.record.title }] }]
      : [];
  const children = [
    ...title,
    ...fill(result.markdown, {
      file: page.file,
      result,
      imported,
      listCards: (category) => cardsOf(context, category),
    }),
  ];
  const root = { type: 'root', children } as Root;
  return toMarkdown(root, { bullet: '-', rule: '-', extensions });
}

const extensions = [gfmToMarkdown({ tablePipeAlign: false })];

interface FillInput {
  readonly file: string;
  readonly result: CompileResult;
  readonly imported: ImportedResults;
  readonly listCards: (category?: string) => readonly Nodes[];
}

/**
 * Returns a node's content, replacing components with the card lists and imported pages that they
 * show.
 */
function fill(parent: Nodes | undefined, input: FillInput): readonly Nodes[] {
  if (!parent || !('children' in parent)) return [];
  return parent.children.flatMap((node): readonly Nodes[] => {
    if (isComponent(node))
      return node.name === cardList
        ? input.listCards(attributeOf(node, 'category'))
        : fillImported(node.name ?? '', input);
    return 'children' in node ? [{ ...node, children: fill(node, input) } as Nodes] : [node];
  });
}

/**
 * Returns the content of an imported page. Excludes each file from its own imports, because files
 * may import each other.
 */
function fillImported(name: string, input: FillInput): readonly Nodes[] {
  const imported = new Map([...input.imported].filter(([file]) => file !== input.file));
  const { file = '' } = input.result.imports.find((found) => found.name === name) ?? {};
  const result = imported.get(file);
  return result ? fill(result.markdown, { ...input, file, result, imported }) : [];
}

function cardsOf({ page, settings, site }: CompileContext, category?: string): readonly Nodes[] {
  const items = site.cards(page.record.id, category).map(({ label, path, href = '' }): ListItem => {
    const url = path === undefined ? href : canonicalUrl(markdownPath(path), settings.config);
    return {
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', value: label }] }],
        },
      ],
    };
  });
  return items.length > 0 ? [{ type: 'list', spread: false, children: items }] : [];
}
