import type { Element, ElementContent, Parents, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { sectionAddress, withBase } from '#shared/paths/base-path.ts';
import type { CompileContext } from '#node/compile/context/compile-context.ts';
import type { KnownTerm } from '#node/compile/context/compile-sources.ts';
import { glossarySource } from '#node/site/content/read-glossary.ts';
import { resolveLinkElement } from '#node/compile/links/links.ts';
import type { HtmlStep } from '#node/compile/context/step.ts';
import { replaceNode } from '#node/compile/context/walk-tree.ts';
import { classesOf } from '#node/compile/html/classes-of.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';

/**
 * Matches the names of elements in which terms are not linked: links, headings, labels and
 * everything else that is not running text.
 */
const leftAlone = /^(?:h[1-6]|a|button|code|dt|figure|kbd|label|pre|samp|summary|svg|table)$/;

/** Phrases that use a term in its everyday sense and are therefore skipped. */
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

/**
 * Links the first use of each glossary term on a hand-written page, and adds the definition to the
 * link.
 */
const glossaryStep: HtmlStep = (context) => {
  const { page, site, result } = context;
  // The glossary is read only for hand-written pages, so that a new term does not affect the
  // reference.
  if (page.origin !== 'content' || page.source === glossarySource) return {};
  const glossary = site.glossary();
  result.consulted.add(glossary.file);
  const terms = glossary.terms.map((term) => ({
    ...term,
    href: sectionAddress(glossary.path, term.id),
  }));
  if (terms.length === 0) return {};
  const names: Element[] = [];
  const texts: (readonly [text: Text, parent: Parents])[] = [];
  let depth = 0;
  return {
    enter: {
      element(node) {
        if (/^(?:a|h[1-6])$/.test(node.tagName)) names.push(node);
        if (isLeftAlone(node)) depth += 1;
      },
      text(node, parent) {
        if (depth === 0) texts.push([node, parent]);
      },
    },
    leave: {
      element(node) {
        if (isLeftAlone(node)) depth -= 1;
      },
    },
    // The terms in the page's own headings and links are known only after the whole page has been
    // visited.
    end() {
      const open = openTerms(terms, names, context);
      const byForm = new Map(
        terms.flatMap((term) => term.forms.map((form) => [form, term] as const)),
      );
      const pattern = toPattern([...byForm.keys()]);
      const link = (form: string, words: Text): Element | undefined => {
        const term = byForm.get(form.toLowerCase().replace(/\s+/g, ' '));
        return term && open.delete(term) ? drawLink(term, words, context) : undefined;
      };
      for (const [text, parent] of texts) {
        if (open.size === 0) return;
        replaceNode(parent, text, splitText(text, pattern, link));
      }
    },
  };
};

interface LinkedTerm extends KnownTerm {
  /** URL of the term's definition, without the base path. */
  readonly href: string;
}

/**
 * Returns the terms to link; each is removed at its first use. Excludes a term if a heading or link
 * on the page has its name, or if a link already leads to it.
 */
function openTerms(
  terms: readonly LinkedTerm[],
  names: readonly Element[],
  { settings }: CompileContext,
): Set<LinkedTerm> {
  const named = new Set(names.map((node) => toString(node).trim().toLowerCase()));
  const linked = new Set(names.map(({ properties }) => properties.href));
  const { baseUrl } = settings.config;
  return new Set(
    terms.filter(
      ({ forms, href }) =>
        !forms.some((form) => named.has(form)) && !linked.has(withBase(baseUrl, href)),
    ),
  );
}

function drawLink({ id, href }: LinkedTerm, words: Text, context: CompileContext): Element {
  const dataDefinition = context.site.define(id);
  const link = {
    ...h('a.glossary-term', { href, dataDefinition }, words.value),
    position: words.position,
  };
  resolveLinkElement(link, context);
  return link;
}

function isLeftAlone(node: Element): boolean {
  const classes = classesOf(node);
  return (
    leftAlone.test(node.tagName) ||
    classes.includes('spoken') ||
    classes.includes('admonition-title')
  );
}

/**
 * Creates a pattern that captures terms, and skips everyday phrases, as whole words. Longer terms
 * come first, so that "removal range" is never mistaken for "range".
 */
function toPattern(forms: readonly string[]): RegExp {
  const sorted = [...forms]
    .sort((first, second) => second.length - first.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${everydayPhrases.join('|')}|(${sorted.join('|')}))(?![\\p{L}\\p{N}_-])`,
    'giu',
  );
}

/**
 * Returns the nodes that replace a text: the links that `link` returns for its matches, and the
 * text around them.
 */
function splitText(
  node: Text,
  pattern: RegExp,
  link: (form: string, words: Text) => Element | undefined,
): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: words, 1: form, index } of node.value.matchAll(pattern)) {
    const linked = form && link(form, { ...node, value: words });
    if (!linked) continue;
    if (index > end) parts.push({ type: 'text', value: node.value.slice(end, index) });
    parts.push(linked);
    end = index + words.length;
  }
  if (end === 0) return [node];
  return end < node.value.length
    ? [...parts, { type: 'text', value: node.value.slice(end) }]
    : parts;
}

/** Links from glossary terms to their definitions. */
export const glossary: PageExtension = { htmlSteps: [glossaryStep] };
