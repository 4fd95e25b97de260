import type { ApiManifestEntry, ApiMember } from '#shared/api/api-manifest.ts';
import type { PageRecord, SearchSection } from '#shared/page/page.ts';
import type {
  IndexedPage,
  IndexedSection,
  SearchGroup,
  SearchShard,
  SpokenTerm,
} from '#shared/search/search-shard.ts';
import { termDetails } from '#shared/voice/term-details.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';

/** A page to index. */
export interface SearchablePage {
  readonly record: PageRecord;
  readonly sections: readonly SearchSection[];
  /** The generator's facts about a page of the reference. */
  readonly declared?: ApiManifestEntry;
}

/** Maps a path in a single-version site to the page in the searched version. */
type FindPage = (path: string) => string | undefined;

const spokenForms: ReadonlySet<string> = new Set(
  Object.values(defaultVocabulary).flatMap(({ forms }) => forms.map(({ spoken }) => spoken)),
);

/** All groups, in the order in which readers need them. */
export const searchGroups: readonly SearchGroup[] = ['user', 'contributor', 'api'];

/** Options for building the search files of a site. */
export interface ShardOptions {
  readonly findPage: FindPage;
  /** Whether the site has a spoken language, whose terms are searched too. */
  readonly hasVoice: boolean;
}

/** Builds one group's file from the pages it needs. */
export function buildShard(
  group: SearchGroup,
  pages: readonly SearchablePage[],
  { findPage, hasVoice }: ShardOptions,
): SearchShard {
  const listed = pages.filter(({ record }) => !record.unlisted && !record.draft);
  const own = listed.filter(({ record }) => groupOf(record) === group);
  return {
    group,
    pages: own.map((page) => indexPage(page, group)),
    ...(group === 'user' && hasVoice && { terms: spokenTerms(findPage) }),
    ...(group === 'contributor' && { blocks: codeBlocks(listed) }),
    ...(group === 'api' && hasVoice && { code: codeOfTerms(findPage) }),
  };
}

/** Whether a page contributes to a group's file. */
export function isNeededFor(group: SearchGroup, record: PageRecord): boolean {
  const own = groupOf(record);
  return own === group || (group === 'contributor' && own === 'user');
}

/** Returns the guides' code by section. */
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

/** Builds all groups' files. */
export function buildShards(
  pages: readonly SearchablePage[],
): Readonly<Record<SearchGroup, SearchShard>> {
  const paths = new Set(pages.map(({ record }) => record.path));
  const shard = (group: SearchGroup): SearchShard =>
    buildShard(group, pages, {
      findPage: (path) => (paths.has(path) ? path : undefined),
      hasVoice: true,
    });
  return { user: shard('user'), contributor: shard('contributor'), api: shard('api') };
}

/** Returns the audience of a page. */
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
  // Single terms are indexed with the spoken language, together with where each is explained.
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

/** Headings of the reference that list other declarations. */
const relations: ReadonlySet<string> = new Set([
  'Hierarchy',
  'Implements',
  'Implemented by',
  'Used by',
]);

/**
 * Indexes a page of the reference without the text that all of them share, and without headings
 * that only contain or list others.
 */
function indexApiPage({ record, sections, declared }: SearchablePage): IndexedPage {
  const { kind, name } = record.declares ?? {};
  const facts = new Map(declared?.members.map((member) => [member.id, member]));
  const members = sections.filter(
    ({ titles, text }, index) =>
      index === 0 ||
      titles.length > 2 ||
      (text.length > 400 && !relations.has(titles.at(-1) ?? '')),
  );
  return {
    path: record.path,
    kind: kind || undefined,
    sections: [
      ...members.map((section, index) => ({
        ...indexSection({ ...section, text: withoutSources(section.text) }),
        ...(index === 0 ? pageName(record, name) : { level: 2 }),
        ...indexFacts(index === 0 ? declared : facts.get(section.id)),
      })),
      ...indexListedMembers(members, declared),
    ],
  };
}

/** Indexes members that share a list and have no heading. */
function indexListedMembers(
  sections: readonly SearchSection[],
  declared?: ApiManifestEntry,
): readonly IndexedSection[] {
  const headings = new Set(sections.map(({ id }) => id));
  return (declared?.members ?? [])
    .filter(({ id, kind }) => kind === 'enum member' && !headings.has(id))
    .map(({ id, name }) => ({ id, level: 2, title: name }));
}

function indexFacts({ marks, overriders }: Partial<ApiMember> = {}): Partial<IndexedSection> {
  return { marks, overriders: overriders || undefined };
}

/** Returns the name of a reference page; default exports are named after their file. */
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

/** Returns all spoken terms and the pages that explain them. */
function spokenTerms(findPage: FindPage): readonly SpokenTerm[] {
  return allTerms().map(({ id, spoken, identifier }) => {
    const { what, explained: usual } = termDetails(id, identifier);
    const [page = '', hash] = usual.split('#');
    const found = findPage(page);
    const explained = found === undefined ? usual : found + (hash === undefined ? '' : `#${hash}`);
    return { key: `${id}:${identifier}`, spoken, what: what || undefined, explained };
  });
}

/** Returns the addresses of the terms' implementations, as far as this site has them. */
function codeOfTerms(findPage: FindPage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    allTerms().flatMap(({ id, identifier }) => {
      const { api } = termDetails(id, identifier);
      const path = api && findPage(`/contributing/api/${api}/`);
      return path ? [[`${id}:${identifier}`, path]] : [];
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
