import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { SearchSection } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import { locateFrontmatter } from '../content/parse-frontmatter.ts';
import { contextOf } from './compile-context.ts';
import type { SearchText } from './search-text.ts';

/** Cuts a page at its headings into sections for the search. Code is kept apart from the text; blocks hold what they added. */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const { page, result } = contextOf(file);
    const collector = createCollector(page.record.title);
    walk(tree.children, collector);
    const terms = new Map(Object.entries(page.frontmatter.search_terms ?? {}));
    result.sections.push(
      ...collector
        .finish()
        .map((section) =>
          withTerms(section, section.id === '' ? page.record.keywords : terms.get(section.id)),
        ),
    );
    result.problems.push(...unknownTerms(terms.keys(), result.sections, page.file));
    result.description ??= firstParagraph(tree);
  };
}

function withTerms(section: SearchSection, terms: readonly string[] | undefined): SearchSection {
  return terms === undefined ? section : { ...section, terms };
}

/** Search terms of headings that are not on the page: the heading was renamed, or its id is misspelt. */
function unknownTerms(
  ids: Iterable<string>,
  sections: readonly SearchSection[],
  file: string,
): readonly Problem[] {
  const known = new Set(sections.map(({ id }) => id));
  return [...ids]
    .filter((id) => !known.has(id))
    .map((id) => ({
      message: `search_terms names "${id}", but no heading of this page has that id.`,
      hint: `Its headings are ${[...known].filter(Boolean).join(', ')}.`,
      position: locateFrontmatter(file, ['search_terms', id]),
      severity: 'error',
    }));
}

interface Collector {
  heading(level: number, id: string, text: string): void;
  text(text: string): void;
  code(text: string): void;
  block(block: SearchText): void;
  finish(): readonly SearchSection[];
}

function createCollector(title: string): Collector {
  const sections: SearchSection[] = [];
  const titles: string[] = [title];
  let id = '';
  let parts: string[] = [];
  let aliases: string[] = [];
  let codes: string[] = [];
  const close = (): void => {
    const [text, code] = [foldSpace(parts.join('')), foldSpace(codes.join(' '))];
    if (text !== '' || code !== '' || id !== '' || sections.length === 0)
      sections.push({
        id,
        titles: titles.filter(Boolean),
        text,
        aliases,
        ...(code !== '' && { code }),
      });
    [parts, aliases, codes] = [[], [], []];
  };
  return {
    heading(level, nextId, text) {
      close();
      id = nextId;
      titles.length = Math.max(1, level - 1);
      titles[level - 1] = text;
      for (let index = 0; index < titles.length; index += 1) titles[index] ??= '';
    },
    text: (text) => void parts.push(text),
    code: (text) => void codes.push(text),
    block(block) {
      parts.push(` ${block.text} `);
      aliases.push(...block.aliases);
    },
    finish() {
      close();
      return sections;
    },
  };
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Elements inside a sentence; the text of any other stands apart from what follows. */
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);

function walk(nodes: readonly (RootContent | ElementContent)[], collector: Collector): void {
  for (const node of nodes) {
    if (node.type === 'text') collector.text(node.value);
    if (node.type !== 'element') {
      if ('children' in node) walk(node.children as ElementContent[], collector);
      continue;
    }
    if (isHeading(node))
      collector.heading(
        Number(node.tagName[1]),
        String(node.properties.id ?? ''),
        toString(node).trim(),
      );
    else if (node.tagName === 'pre') collector.code(toString(node));
    else if (!isLeftOut(node)) {
      const block = node.data?.searchText;
      if (block) {
        collector.block(block);
        for (const code of new Set(findCode(node))) collector.code(code);
      } else {
        walk(node.children, collector);
        if (!inlineTags.has(node.tagName)) collector.text(' ');
      }
    }
  }
}

/** The texts of all code in a block. */
function findCode(node: Element): readonly string[] {
  if (node.tagName === 'pre') return [toString(node)];
  return node.children.flatMap((child) => (child.type === 'element' ? findCode(child) : []));
}

function isHeading(node: Element): boolean {
  return /^h[2-6]$/.test(node.tagName);
}

function isLeftOut(node: Element): boolean {
  const { className } = node.properties;
  const classes = Array.isArray(className) ? className : [];
  return (
    node.tagName === 'h1' ||
    node.tagName === 'button' ||
    node.tagName === 'svg' ||
    classes.includes('heading-link') ||
    classes.includes('code-title')
  );
}

function firstParagraph(tree: Root): string | undefined {
  const paragraph = tree.children.find(
    (node) =>
      node.type === 'element' &&
      node.tagName === 'p' &&
      toString(node).trim() !== '' &&
      !node.children.some((child) => child.type.startsWith('mdx')),
  );
  return paragraph ? toString(paragraph).replace(/\s+/g, ' ').trim().slice(0, 300) : undefined;
}
