import type { Element, ElementContent, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBase } from '#shared/base-path.ts';
import {
  contextOf,
  type CompileContext,
  type CompileServices,
  type KnownTerm,
} from './compile-context.ts';
import { h } from 'hastscript';
import { resolveContentLink } from './link-resolver.ts';

/** Where terms stay as they are: outside running text, and in what already is a link or a name. */
const leftAlone = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
  'button',
  'code',
  'dt',
  'figure',
  'kbd',
  'label',
  'pre',
  'samp',
  'summary',
  'svg',
  'table',
]);

/** Phrases in which a term has its everyday sense; they are skipped. */
const everydayPhrases: readonly string[] = [
  '(?:wide|broad) range',
  'range of (?:settings|languages|editors)',
  'in action',
  'take action',
  'in a position to',
  'github actions?',
  'beyond the scope',
  'out of scope',
];

/** Links the first use of each term of the glossary on a hand-written page, and gives the link its definition. */
export function rehypeGlossary() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { page, services, result } = context;
    const glossary = services.glossary();
    if (page.origin !== 'content' || page.file === glossary.file) return;
    result.consulted.add(glossary.file);
    const terms = glossary.terms.map((term) => ({ ...term, href: `${glossary.path}#${term.id}` }));
    if (terms.length > 0)
      linkTerms(tree, { terms, open: openTerms(tree, terms, context), define: services.define });
  };
}

interface LinkedTerm extends KnownTerm {
  /** Address without the base path. */
  readonly href: string;
}

/** Terms that the page leaves to the glossary: no heading or link of its own is named like them, and no link leads there. */
function openTerms(
  tree: Root,
  terms: readonly LinkedTerm[],
  context: CompileContext,
): Set<LinkedTerm> {
  const named = new Set<string>();
  const linked = new Set<string>();
  visit(tree, 'element', (node) => {
    if (!/^(?:a|h[1-6])$/.test(node.tagName)) return;
    named.add(toString(node).trim().toLowerCase());
    if (typeof node.properties.href === 'string') linked.add(toUrl(node.properties.href, context));
  });
  const { baseUrl } = context.services.config;
  return new Set(
    terms.filter(
      ({ forms, href }) =>
        !forms.some((form) => named.has(form)) && !linked.has(withBase(baseUrl, href)),
    ),
  );
}

function toUrl(href: string, context: CompileContext): string {
  const resolved = resolveContentLink(href, context);
  return resolved.kind === 'broken' ? href : resolved.url;
}

interface LinkTermsInput {
  readonly terms: readonly LinkedTerm[];
  /** Terms that are still to be linked; each is taken out with its first use. */
  readonly open: Set<LinkedTerm>;
  readonly define: CompileServices['define'];
}

function linkTerms(tree: Root, { terms, open, define }: LinkTermsInput): void {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term] as const)));
  const pattern = toPattern([...byForm.keys()]);
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && isLeftAlone(node)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined || open.size === 0) return undefined;
    const take = (form: string): LinkedTerm | undefined => {
      const term = byForm.get(form);
      return term && open.delete(term) ? term : undefined;
    };
    const parts = splitText(node, pattern, { take, define });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function isLeftAlone({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    leftAlone.has(tagName) || classes.includes('spoken') || classes.includes('admonition-title')
  );
}

/** Whole words; what is longer comes first, so that "removal range" is never taken for "range". */
function toPattern(forms: readonly string[]): RegExp {
  const sorted = [...forms]
    .sort((first, second) => second.length - first.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${everydayPhrases.join('|')}|(${sorted.join('|')}))(?![\\p{L}\\p{N}_-])`,
    'giu',
  );
}

/** Cuts a text at the uses that are to be linked. */
function splitText(
  node: Text,
  pattern: RegExp,
  {
    take,
    define,
  }: {
    readonly take: (form: string) => LinkedTerm | undefined;
    readonly define: CompileServices['define'];
  },
): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of node.value.matchAll(pattern)) {
    const term =
      match[1] === undefined ? undefined : take(match[1].toLowerCase().replace(/\s+/g, ' '));
    if (!term) continue;
    if (match.index > end) parts.push({ type: 'text', value: node.value.slice(end, match.index) });
    parts.push({
      ...h(
        'a',
        { className: ['glossary-term'], href: term.href, dataDefinition: define(term.id) },
        [match[0]],
      ),
      position: node.position,
    });
    end = match.index + match[0].length;
  }
  if (end === 0) return [node];
  return end < node.value.length
    ? [...parts, { type: 'text', value: node.value.slice(end) }]
    : parts;
}
