import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { SearchSection } from '#shared/page/page.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { isFootnoteMark, wordsOf } from './words-of.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import type { SearchText } from './search-text.ts';
import type { HtmlStep } from '../context/step.ts';
import { classesOf } from '../html/classes-of.ts';

/**
 * Splits a page at its headings into sections for the search index. Keeps code blocks separate from
 * text. For blocks, uses the text set with `setSearchText`. Also reports unknown `search_terms`,
 * and uses the first paragraph as the description of a page without one.
 */
export const sectionsStep: HtmlStep = ({ page, result }) => {
  let current: Part = createPart();
  const parts = [current];
  return {
    enter: {
      text(node) {
        current.texts.push(node.value);
      },
      element(node) {
        if (/^h[2-6]$/.test(node.tagName)) parts.push((current = createPart(node)));
        else if (node.tagName === 'pre') current.codes.push(toString(node));
        else if (node.data?.searchText) addBlock(node, node.data.searchText, current);
        // Keeps the angle brackets by which slots in a phrase are recognized.
        else if (classesOf(node).includes('spoken-slot')) current.texts.push(`<${toString(node)}>`);
        else if (
          !skippedTags.has(node.tagName) &&
          !classesOf(node).some((name) => skippedClasses.has(name)) &&
          !isFootnoteMark(node)
        )
          return undefined;
        return 'skip';
      },
    },
    leave: {
      element({ tagName }) {
        if (!inlineTags.has(tagName)) current.texts.push(' ');
      },
    },
    // By now, the headings have their ids.
    end(tree) {
      const terms = new Map(Object.entries(page.frontmatter.search_terms ?? {}));
      const sections = toSections(parts, page.record.title).map((section) => {
        const own = section.id === '' ? page.record.keywords : terms.get(section.id);
        return own ? { ...section, terms: own } : section;
      });
      result.sections.push(...sections);
      result.problems.push(...unknownTerms(terms.keys(), sections, page.file));
      result.description ??= firstParagraph(tree);
    },
  };
};

/** The content below a heading, or before the first one. */
interface Part {
  readonly heading?: Element;
  readonly texts: string[];
  readonly codes: string[];
  readonly aliases: string[];
}

function createPart(heading?: Element): Part {
  return { heading, texts: [], codes: [], aliases: [] };
}

function addBlock(node: Element, { text, aliases }: SearchText, part: Part) {
  part.texts.push(` ${text} `);
  part.aliases.push(...aliases);
  part.codes.push(...new Set(findCode(node)));
}

/**
 * Reports keys of `search_terms` that are not heading ids on the page, because a heading was
 * renamed or the id is misspelled.
 */
function unknownTerms(
  ids: Iterable<string>,
  sections: readonly SearchSection[],
  file: string,
): readonly Problem[] {
  const known = new Set(sections.map(({ id }) => id));
  return [...ids]
    .filter((id) => !known.has(id))
    .map((id) =>
      errorAt(
        locateFrontmatter(file, ['search_terms', id], 'name'),
        `search_terms names "${id}", but no heading of this page has that id.`,
        `Its headings are ${[...known].filter(Boolean).join(', ')}.`,
      ),
    );
}

function toSections(parts: readonly Part[], title: string): SearchSection[] {
  const titles: string[] = [title];
  const sections = parts.map(({ heading, texts, codes, aliases }) => {
    if (heading) {
      const level = Number(heading.tagName[1]);
      titles.length = Math.max(1, level - 1);
      titles[level - 1] = foldSpace(wordsOf(heading));
    }
    const code = foldSpace(codes.join(' '));
    return {
      id: String(heading?.properties.id ?? ''),
      titles: titles.filter(Boolean),
      isQuote: (heading && isCode(heading)) || undefined,
      text: foldSpace(texts.join('')),
      aliases,
      code: code || undefined,
    };
  });
  return sections.filter(
    ({ id, text, code }, index) => text !== '' || code || id !== '' || index === 0,
  );
}

/** Whether a heading consists only of code, apart from its link. */
function isCode({ children }: Element) {
  return children.every((child) =>
    child.type === 'text'
      ? child.value.trim() === ''
      : 'tagName' in child && /^(?:a|code)$/.test(child.tagName),
  );
}

function foldSpace(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Elements that the search ignores. */
const skippedTags = new Set(['h1', 'button', 'svg']);

/** Classes of reference content that repeats names or text from elsewhere. */
const skippedClasses = new Set(['api-overload', 'api-uses', 'inherited']);

/** Inline elements; the text of all other elements is separated from the text after it. */
const inlineTags = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** Returns the text of each code block in an element. */
function findCode(node: Element): readonly string[] {
  if (node.tagName === 'pre') return [toString(node)];
  return node.children.flatMap((child) => (child.type === 'element' ? findCode(child) : []));
}

function firstParagraph(tree: Root) {
  const paragraph = tree.children.find(
    (node) =>
      node.type === 'element' &&
      node.tagName === 'p' &&
      wordsOf(node).trim() !== '' &&
      !node.children.some((child) => child.type.startsWith('mdx')),
  );
  return paragraph ? foldSpace(wordsOf(paragraph)).slice(0, 300) : undefined;
}
