import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { hasRow } from './generated-table.ts';
import {
  contentDir,
  cutAtHeadings,
  readWrittenPage,
  type WrittenPage,
  type WrittenSection,
} from './written-page.ts';

/** Ids of the pages that explain the spoken language. */
const manual = ['user/marks', 'user/modifiers', 'user/ranges-and-lists', 'user/actions'];

/** Vocabulary groups for which the manual explains every form with a phrase. */
const explainedGroups = [
  'simple_action',
  'positional_action',
  'callback_action',
  'swap_action',
  'move_bring_action',
  'wrap_action',
  'reformat_action',
  'simple_modifier',
  'interior_modifier',
  'head_tail_modifier',
  'range_type',
  'simple_scope_modifier',
  'first_modifier',
  'last_modifier',
  'previous_next_modifier',
  'forward_backward_modifier',
  'position',
  'range_connective',
  'list_connective',
  'swap_connective',
  'source_destination_connective',
  'special_mark',
  'line_direction',
  'delimiter_force_direction',
] as const;

interface PageFacts {
  readonly title: string;
  readonly address: string;
  /** Number of level 2 and 3 headings, if it is fixed. */
  readonly toc?: number;
  /** Heading ids that other pages link to. */
  readonly anchors: readonly string[];
  /** Texts and table rows that each section must contain, keyed by heading id. */
  readonly sections: Readonly<Record<string, readonly (string | BlockRow)[]>>;
}

/** Texts that a row of the generated table named `block` must contain. */
interface BlockRow {
  readonly block: string;
  readonly row: readonly string[];
}

const checklist = readFileSync(path.join(import.meta.dirname, 'content-facts.json'), 'utf8');
const entries = Object.entries(JSON.parse(checklist) as Record<string, PageFacts>);

const written = new Map(entries.map(([id]) => [id, readWrittenPage(id)] as const));

function sectionsOf(id: string): readonly WrittenSection[] {
  return (written.get(id) ?? readWrittenPage(id)).sections;
}

function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isStated(fact: string | BlockRow, text: string): boolean {
  if (typeof fact === 'string') return text.includes(flatten(fact));
  return text.includes(`::spoken-forms[${fact.block}]`) && hasRow(fact.block, fact.row);
}

/** Returns facts that are missing from their sections of a page's source. */
function missingFacts(page: WrittenPage, sections: PageFacts['sections']): readonly string[] {
  return Object.entries(sections).flatMap(([id, facts]) => {
    const section = page.sections.find((candidate) => candidate.id === id);
    if (!section) return [`#${id}: no such section`];
    const text = flatten(section.text);
    return facts
      .filter((fact) => !isStated(fact, text))
      .map((fact) => `#${id}: ${JSON.stringify(fact)}`);
  });
}

describe.each(entries)('facts of %s', (id, facts) => {
  const page = readWrittenPage(id);
  const ids = sectionsOf(id).map((section) => section.id);

  it('has its title and every fact in its section', () => {
    expect(page.title).toBe(facts.title);
    expect(missingFacts(page, facts.sections)).toEqual([]);
  });

  it('keeps the heading ids that others link to, each once', () => {
    expect(facts.anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(ids.filter((anchor, index) => ids.indexOf(anchor) !== index)).toEqual([]);
  });

  it('links only to sections, pages and files that exist', () => {
    const source = page.sections.map((section) => section.text).join('\n');
    const targets = [...source.matchAll(/\]\((#[^)]+|[^):#]+\.(?:md|svg)(?:#[^)]+)?)\)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(targets.filter((target) => !linkExists(id, target))).toEqual([]);
  });
});

describe.each(entries.filter(([, facts]) => facts.toc !== undefined))(
  'contents of %s',
  (id, facts) => {
    it('lists the fixed number of headings of levels 2 and 3', () => {
      expect(
        sectionsOf(id).filter((section) => section.level === 2 || section.level === 3),
      ).toHaveLength(facts.toc ?? 0);
    });
  },
);

function linkExists(id: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const source = file === '' ? id : path.posix.join(path.posix.dirname(id), file);
  if (!existsSync(path.join(contentDir, file === '' ? `${source}.md` : source))) return false;
  return (
    anchor === undefined ||
    sectionsOf(source.replace(/\.md$/, '')).some((section) => section.id === anchor)
  );
}

describe('the manual', () => {
  const sources = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => readFileSync(path.join(contentDir, name), 'utf8'));
  const quoted = manual
    .flatMap((id) => [
      ...readFileSync(path.join(contentDir, `${id}.md`), 'utf8').matchAll(/`"([^"`]+)"`/g),
    ])
    .map((match) => ` ${match[1]} `);

  it.each(explainedGroups)('explains every form of the group %s', (group) => {
    const forms = defaultVocabulary[group].forms.filter((form) => form.off === undefined);
    expect(forms.length).toBeGreaterThan(0);
    expect(
      forms.filter((form) => !quoted.some((phrase) => phrase.includes(` ${form.spoken} `))),
    ).toEqual([]);
  });

  it('shows every recorded example, and none that does not exist', () => {
    const shown = new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/^::(?:first-)?example\[([^\]]+)\]$/gm)].map((match) => match[1] ?? ''),
      ),
    );
    const recorded = readdirSync(path.join(contentDir, '_examples')).map((name) =>
      path.basename(name, '.yml'),
    );
    expect([...shown].sort()).toEqual(recorded.sort());
    expect(shown.size).toBeGreaterThanOrEqual(40);
  });
});

describe('the checklist', () => {
  it('covers all 21 pages and several hundred facts', () => {
    expect(entries).toHaveLength(21);
    expect(
      entries.flatMap(([, facts]) => Object.values(facts.sections).flat()).length,
    ).toBeGreaterThan(900);
  });

  it('notices a fact that is missing or in the wrong section', () => {
    const page = cutAtHeadings('# Title\n\n## One\n\nAlpha.\n\n## Two\n\nBeta\ngamma.\n');
    expect(missingFacts(page, { one: ['Alpha'], two: ['Beta gamma'] })).toEqual([]);
    expect(missingFacts(page, { one: [{ block: 'colors', row: ['blue'] }] })).toHaveLength(1);
    expect(
      missingFacts(cutAtHeadings('## Hats\n\n::spoken-forms[colors]\n'), {
        hats: [{ block: 'colors', row: ['blue', 'blue', 'blue', 'no'] }],
      }),
    ).toHaveLength(1);
    expect(missingFacts(page, { one: ['Beta gamma'], three: ['Alpha'] })).toEqual([
      '#one: "Beta gamma"',
      '#three: no such section',
    ]);
  });
});
