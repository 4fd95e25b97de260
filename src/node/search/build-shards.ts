import type { PageRecord, SearchSection } from '#shared/page.ts';
import type {
  IndexedPage,
  IndexedSection,
  SearchGroup,
  SearchShard,
  SpokenTerm,
} from '#shared/search/search-shard.ts';
import { termDetails } from '#shared/voice/term-details.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';

/** A page as the index is made from it. */
export interface SearchablePage {
  readonly record: PageRecord;
  readonly sections: readonly SearchSection[];
}

const spokenForms: ReadonlySet<string> = new Set(
  Object.values(defaultVocabulary).flatMap(({ forms }) => forms.map(({ spoken }) => spoken)),
);

/** All groups, in the order in which a reader needs them. */
export const searchGroups: readonly SearchGroup[] = ['user', 'contributor', 'api'];

/** Makes the file of one group from the pages that are needed for it. */
export function buildShard(
  group: SearchGroup,
  pages: readonly SearchablePage[],
  hasPage: (path: string) => boolean,
): SearchShard {
  const listed = pages.filter(({ record }) => !record.unlisted && !record.draft);
  const own = listed.filter(({ record }) => groupOf(record) === group);
  return {
    group,
    pages: own.map((page) => indexPage(page, group)),
    ...(group === 'user' && { terms: spokenTerms() }),
    ...(group === 'contributor' && { blocks: codeBlocks(listed) }),
    ...(group === 'api' && { code: codeOfTerms(hasPage) }),
  };
}

/** Whether a page has something for the file of a group. */
export function isNeededFor(group: SearchGroup, record: PageRecord): boolean {
  const own = groupOf(record);
  return own === group || (group === 'contributor' && own === 'user');
}

/** What stands in the code of the guides, by section. */
function codeBlocks(pages: readonly SearchablePage[]): Readonly<Record<string, string>> {
  const guides = pages.filter(({ record }) => groupOf(record) !== 'api');
  return Object.fromEntries(
    guides.flatMap(({ record: { path }, sections }) =>
      sections.flatMap(({ id, code }) =>
        code === undefined ? [] : [[id === '' ? path : `${path}#${id}`, code]],
      ),
    ),
  );
}

/** Makes the files of all groups. */
export function buildShards(
  pages: readonly SearchablePage[],
): Readonly<Record<SearchGroup, SearchShard>> {
  const paths = new Set(pages.map(({ record }) => record.path));
  const shard = (group: SearchGroup): SearchShard =>
    buildShard(group, pages, (path) => paths.has(path));
  return { user: shard('user'), contributor: shard('contributor'), api: shard('api') };
}

/** Who a page is written for. */
function groupOf({
  origin,
  path,
  sidebar,
}: Pick<PageRecord, 'origin' | 'path' | 'sidebar'>): SearchGroup {
  if (origin === 'api') return 'api';
  return sidebar === 'contributing' || path.startsWith('/contributing/') ? 'contributor' : 'user';
}

function indexPage(page: SearchablePage, group: SearchGroup): IndexedPage {
  return group === 'api'
    ? indexApiPage(page)
    : {
        path: page.record.path,
        sections: page.sections.map(indexSection),
      };
}

function indexSection({ id, titles, text, aliases, terms = [] }: SearchSection): IndexedSection {
  // Single terms come with the spoken language, which knows where each is explained.
  const own = [...new Set(aliases)].filter(
    (alias) => !spokenForms.has(alias) && !text.includes(alias),
  );
  return {
    ...(id === '' ? {} : { id }),
    level: Math.max(1, titles.length),
    title: titles.at(-1) ?? '',
    ...(text === '' ? {} : { text }),
    ...(own.length > 0 ? { aliases: own } : {}),
    ...(terms.length > 0 ? { terms: terms.join(', ') } : {}),
  };
}

/** Pages of the reference lose what every one of them says, and the headings that only hold others. */
function indexApiPage({ record, sections }: SearchablePage): IndexedPage {
  const { kind, name } = record.declares ?? {};
  const members = sections.filter(
    ({ titles, text }, index) => index === 0 || titles.length > 2 || text.length > 400,
  );
  return {
    path: record.path,
    ...(kind ? { kind } : {}),
    sections: members.map((section, index) => ({
      ...indexSection({ ...section, text: withoutSources(section.text) }),
      ...(index === 0 ? pageName(record, name) : { level: 2 }),
    })),
  };
}

/** The name of a page of the reference; default exports are named after their file. */
function pageName(
  { path, title }: PageRecord,
  name: string = title,
): Pick<IndexedSection, 'title' | 'aliases'> {
  const file = /([^/]*)\/$/.exec(path)?.[1] ?? '';
  const module = file.split('.')[0]?.split('_').at(-1) ?? '';
  return {
    title: name === 'default' || name === 'internal' ? `${module}.${name}` : name,
    aliases: [file.replaceAll('_', '/')],
  };
}

function withoutSources(text: string): string {
  return text
    .replace(/(?:Declared|Defined) in \S+?\s?\.(?=\s|$)/g, '')
    .replace(/\bDetails of \S+\b/g, '')
    .trim();
}

/** Everything that can be said, with the places that tell about it. */
function spokenTerms(): readonly SpokenTerm[] {
  return allTerms().map(({ id, spoken, identifier }) => {
    const { what, explained } = termDetails(id, identifier);
    return { key: `${id}:${identifier}`, spoken, ...(what ? { what } : {}), explained };
  });
}

/** Where the code behind the terms is, as far as that is on this site. */
function codeOfTerms(hasPage: (path: string) => boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(
    allTerms().flatMap(({ id, identifier }) => {
      const path = `/contributing/api/${termDetails(id, identifier).api ?? ''}/`;
      return hasPage(path) && path !== '/contributing/api//' ? [[`${id}:${identifier}`, path]] : [];
    }),
  );
}

function allTerms() {
  const groups = Object.values(defaultVocabulary).filter(
    ({ id }) => id !== 'number_small' && !id.endsWith('_plural'),
  );
  return groups.flatMap(({ id, forms }) =>
    forms.map(({ spoken, identifier }) => ({ id, spoken, identifier })),
  );
}
