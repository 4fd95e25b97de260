import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** Folder of the hand-written pages. */
export const contentDir = path.resolve(import.meta.dirname, '../../content');

/** A heading of a page's source, and the text up to the next one. */
export interface WrittenSection {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  readonly text: string;
}

/**
 * A written page's source, split at its headings. The text before the first level 2 heading has the
 * id ''.
 */
export interface WrittenPage {
  readonly title: string;
  readonly sections: readonly WrittenSection[];
}

/** Reads a page by id: its path without the extension. */
export function readWrittenPage(id: string): WrittenPage {
  const file = ['.md', '.mdx']
    .map((ending) => path.join(contentDir, id + ending))
    .find((name) => existsSync(name));
  if (file === undefined) throw new Error(`There is no page ${id} in ${contentDir}.`);
  return cutAtHeadings(readFileSync(file, 'utf8'));
}

/**
 * Splits a page's source at its headings, with ids as on the site: `{#id}` first, otherwise
 * GitHub's rule.
 */
export function cutAtHeadings(source: string): WrittenPage {
  const frontmatter = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? '';
  const body = source.slice(frontmatter.length);
  const slugger = new GithubSlugger();
  const headings = fromMarkdown(body).children.filter(
    (node): node is Heading => node.type === 'heading',
  );
  const h1 = headings.find((heading) => heading.depth === 1);
  const cuts = headings.filter((heading) => heading.depth > 1);
  const textBetween = (from: number, next: Heading | undefined): string =>
    body.slice(from, next?.position?.start.offset ?? body.length);
  const sections = cuts.map((heading, index) => {
    const [text, id] = splitId(toString(heading));
    return {
      id: id ?? slugger.slug(text),
      level: heading.depth,
      heading: text,
      text: textBetween(heading.position?.end.offset ?? 0, cuts[index + 1]),
    };
  });
  const intro = {
    id: '',
    level: 1,
    heading: '',
    text: frontmatter + textBetween(h1?.position?.end.offset ?? 0, cuts[0]),
  };
  return { title: h1 ? toString(h1) : '', sections: [intro, ...sections] };
}

function splitId(text: string): readonly [string, string | undefined] {
  const match = /^(.*?)\s*\{#([\w.$-]+)\}\s*$/s.exec(text);
  return match ? [match[1] ?? '', match[2]] : [text, undefined];
}
