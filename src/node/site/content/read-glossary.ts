import GithubSlugger from 'github-slugger';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { takeHeadingId } from './take-heading-id.ts';

/**
 * Source path of the page whose headings are the glossary terms. Without this page, the content has
 * no glossary.
 */
export const glossarySource = 'user/glossary.md';

/** A glossary term, found in running text by its forms. */
export interface GlossaryTerm {
  /** Id of the term's heading on the glossary page. */
  readonly id: string;
  readonly title: string;
  /** Lower-case forms of the term in running text: singular, plural and alternatives. */
  readonly forms: readonly string[];
  /** First paragraph below the term's heading, as plain text. */
  readonly definition: string;
}

/** Parses a glossary page's terms: level 2 headings with a paragraph before the next heading. */
export function readGlossary(body: string): readonly GlossaryTerm[] {
  const { children } = fromMarkdown(body);
  const slugger = new GithubSlugger();
  return children.flatMap((node, index): GlossaryTerm[] => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    // Deeper headings also count toward numbered ids, as on the page itself.
    const chosen = takeHeadingId(node);
    const title = toString(node).trim();
    const id = chosen ?? slugger.slug(title);
    const definition = node.depth === 2 ? firstParagraph(children.slice(index + 1)) : undefined;
    return definition === undefined ? [] : [{ id, title, forms: toForms(title), definition }];
  });
}

function firstParagraph(nodes: readonly RootContent[]) {
  const next = nodes.find(({ type }) => type === 'heading' || type === 'paragraph');
  return next?.type === 'paragraph' ? toString(next).replace(/\s+/g, ' ').trim() : undefined;
}

/**
 * Returns a term's singular and plural forms, in lower case. A title such as "Leading / trailing
 * delimiter range" stands for either kind of delimiter range and for both together.
 */
function toForms(title: string): readonly string[] {
  const lower = title.toLowerCase();
  const [, first, second, rest] = /^(\S+)\s*\/\s*(\S+)\s+(.+)$/.exec(lower) ?? [];
  const either = [first, second, `${first} and ${second}`, `${first} or ${second}`];
  const singulars = rest === undefined ? [lower] : either.map((kind) => `${kind} ${rest}`);
  return singulars.flatMap((form) => [form, toPlural(form)]);
}

/** Returns the regular plural of an English noun. */
function toPlural(noun: string) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
