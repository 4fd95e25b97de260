import GithubSlugger from 'github-slugger';
import type { Heading, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A word that the glossary explains. */
export interface GlossaryTerm {
  /** Id of its heading on the glossary page. */
  readonly id: string;
  /** As the heading has it. */
  readonly title: string;
  /** What may stand for it in a text, in lower case: singular and plural, and each of several ways to say it. */
  readonly forms: readonly string[];
  /** First paragraph below its heading, as plain text. */
  readonly definition: string;
}

/** Reads the terms of a glossary page: its headings of level 2, each with the paragraph that follows. */
export function readGlossary(body: string): readonly GlossaryTerm[] {
  const { children }: Root = fromMarkdown(body);
  const slugger = new GithubSlugger();
  return children.flatMap((node, index): GlossaryTerm[] => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const { id, title } = readHeading(node, slugger);
    const definition = node.depth === 2 ? firstParagraph(children.slice(index + 1)) : undefined;
    return definition === undefined ? [] : [{ id, title, forms: toForms(title), definition }];
  });
}

/** Every heading counts when ids are numbered, as on the page itself. */
function readHeading(
  node: Heading,
  slugger: GithubSlugger,
): { readonly id: string; readonly title: string } {
  const text = toString(node).trim();
  const [, title = text, chosen] = /^(.*?)\s*\{#([\w.$-]+)\}$/s.exec(text) ?? [];
  return { title, id: chosen ?? slugger.slug(title) };
}

function firstParagraph(nodes: readonly RootContent[]): string | undefined {
  const next = nodes.find(({ type }) => type === 'heading' || type === 'paragraph');
  return next?.type === 'paragraph' ? toString(next).replace(/\s+/g, ' ').trim() : undefined;
}

/** "Leading / trailing delimiter range" stands for a delimiter range of either kind, and for both together. */
function toForms(title: string): readonly string[] {
  const [, first = '', second = '', rest = ''] =
    /^(\S+)\s*\/\s*(\S+)\s+(.+)$/.exec(title.toLowerCase()) ?? [];
  const singulars =
    rest === ''
      ? [title.toLowerCase()]
      : [
          `${first} ${rest}`,
          `${second} ${rest}`,
          `${first} and ${second} ${rest}`,
          `${first} or ${second} ${rest}`,
        ];
  return singulars.flatMap((form) => [form, toPlural(form)]);
}

/** Plural of an English noun by the regular rules. */
function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
