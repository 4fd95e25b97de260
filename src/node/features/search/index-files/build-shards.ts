import { sectionAddress } from '#shared/paths/base-path.ts';
import { guideFolder, type ApiManifestEntry, type ApiMember } from '#shared/api/api-manifest.ts';
import type { PageRecord, SearchSection } from '#shared/page/page.ts';
import type {
  IndexedPage,
  IndexedSection,
  SearchGroup,
  SearchShard,
  SpokenTerm,
} from '#shared/search/search-shard.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import type { DocumentedLanguage } from '#shared/voice/language/language.ts';
import { termDetails } from '#shared/voice/term-details.ts';

/** A page with its searchable content. */
export interface SearchablePage {
  readonly record: PageRecord;
  readonly sections: readonly SearchSection[];
  /** The page's entry in the generator's list, for a reference page. */
  readonly declared?: ApiManifestEntry;
}

/** Maps the path of a page in a single-version site to that page's path in the searched version. */
type FindPage = (path: string) => string | undefined;

/**
 * All groups of pages, each with a search file of its own, in the order in which readers need them.
 */
export const searchGroups: readonly SearchGroup[] = ['user', 'contributor', 'api'];

/** The data of the version for which search files are built. */
export interface ShardOptions {
  readonly findPage: FindPage;
  /** The spoken language, whose terms are searched too; undefined if the version has none. */
  readonly language: DocumentedLanguage | undefined;
  /** Path of the reference, such as `contributing/api`. */
  readonly apiPath: string;
}

/** Builds a group's file from the pages that contribute to it. */
export function buildShard(
  group: SearchGroup,
  pages: readonly SearchablePage[],
  { findPage, language, apiPath }: ShardOptions,
): SearchShard {
  const listed = pages.filter(({ record }) => !record.unlisted && !record.draft);
  const own = listed.filter(({ record }) => groupOf(record, apiPath) === group);
  const spoken = new Set(allTerms(language?.vocabulary).map((term) => term.spoken));
  return {
    group,
    pages: own.map((page) =>
      group === 'api'
        ? indexApiPage(page, spoken)
        : {
            path: page.record.path,
            sections: page.sections.map((section) => indexSection(section, spoken)),
          },
    ),
    terms: group === 'user' && language ? spokenTerms(findPage, language) : undefined,
    blocks: group === 'contributor' ? codeBlocks(listed) : undefined,
    code: group === 'api' && language ? codeOfTerms(findPage, language, apiPath) : undefined,
  };
}

/** Whether a page contributes to a group's file. */
export function isNeededFor(group: SearchGroup, record: PageRecord, apiPath: string): boolean {
  const own = groupOf(record, apiPath);
  return own === group || (group === 'contributor' && own === 'user');
}

/** Returns the code in the guides, keyed by the path and heading id of its section. */
function codeBlocks(pages: readonly SearchablePage[]) {
  const guides = pages.filter(({ record }) => record.origin !== 'api');
  return Object.fromEntries(
    guides.flatMap(({ record: { path }, sections }) =>
      sections.flatMap(({ id, code }) =>
        code === undefined ? [] : [[sectionAddress(path, id), code]],
      ),
    ),
  );
}

/** Builds the files of all groups. */
export function buildShards(
  pages: readonly SearchablePage[],
  language: DocumentedLanguage | undefined,
  apiPath: string,
): Readonly<Record<SearchGroup, SearchShard>> {
  const paths = new Set(pages.map(({ record }) => record.path));
  const findPage = (path: string) => (paths.has(path) ? path : undefined);
  const shards = searchGroups.map((group) => [
    group,
    buildShard(group, pages, { findPage, language, apiPath }),
  ]);
  return Object.fromEntries(shards) as Record<SearchGroup, SearchShard>;
}

/** Returns the group that a page belongs to: the reference, or the audience of a guide. */
function groupOf({ origin, path, sidebar }: PageRecord, apiPath: string): SearchGroup {
  if (origin === 'api') return 'api';
  const guide = guideFolder(apiPath);
  const isInGuide = guide !== undefined && (sidebar === guide || path.startsWith(`/${guide}/`));
  return isInGuide ? 'contributor' : 'user';
}

type SpokenForms = ReadonlySet<string>;

function indexSection(
  { id, titles, isQuote, text, aliases, terms = [] }: SearchSection,
  spoken: SpokenForms,
): IndexedSection {
  // Single terms are left out here, because they are indexed with the spoken language, along with
  // the pages that explain them.
  const own = [...new Set(aliases)].filter((alias) => !spoken.has(alias) && !text.includes(alias));
  return {
    id: id || undefined,
    level: Math.max(1, titles.length),
    title: titles.at(-1) ?? '',
    isQuote,
    text: text || undefined,
    aliases: own.length > 0 ? own : undefined,
    terms: terms.join(', ') || undefined,
  };
}

/** Reference headings above lists of other declarations. */
const relations: ReadonlySet<string> = new Set([
  'Hierarchy',
  'Implements',
  'Implemented by',
  'Used by',
]);

/**
 * Indexes a reference page, without the text that all reference pages share and without headings
 * that only group members or list other declarations.
 */
function indexApiPage(
  { record, sections, declared }: SearchablePage,
  spoken: SpokenForms,
): IndexedPage {
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
      ...members.map((section, index) => {
        const isPage = index === 0;
        const { marks, overriders }: Partial<ApiMember> =
          (isPage ? declared : facts.get(section.id)) ?? {};
        return {
          ...indexSection({ ...section, text: withoutSources(section.text) }, spoken),
          ...indexChoices(section),
          ...(isPage ? pageName(record, name) : { level: 2 }),
          marks,
          overriders: overriders || undefined,
        };
      }),
      ...indexListedMembers(members, declared),
    ],
  };
}

/** Indexes enum members, which are listed together and have no headings of their own. */
function indexListedMembers(
  sections: readonly SearchSection[],
  declared?: ApiManifestEntry,
): readonly IndexedSection[] {
  const headings = new Set(sections.map(({ id }) => id));
  return (declared?.members ?? [])
    .filter(({ id, kind }) => kind === 'enum member' && !headings.has(id))
    .map(({ id, name }) => ({ id, level: 2, title: name }));
}

/**
 * Returns a reference page's title and aliases. The titles of default exports and `internal`
 * namespaces begin with the name of their file.
 */
function pageName({ path, title }: PageRecord, name: string = title) {
  const file = /([^/]*)\/$/.exec(path)?.[1] ?? '';
  const module = file.split('.')[0]?.split('_').at(-1) ?? '';
  return {
    title: name === 'default' || name === 'internal' ? `${module}.${name}` : name,
    aliases: [file.replaceAll('_', '/')],
  };
}

/** Indexes the string literals in a union as aliases: `"left" | "right"`. */
function indexChoices({ code = '' }: SearchSection) {
  if (!/["']\s*\|/.test(code)) return {};
  return { aliases: [...code.matchAll(/(["'])([\w$-]+)\1/g)].map(([, , choice = '']) => choice) };
}

function withoutSources(text: string): string {
  return text
    .replace(/(?:Declared|Defined) in \S+?\s?\.(?=\s|$)/g, '')
    .replace(/\bDetails of \S+\b/g, '')
    .trim();
}

/**
 * Returns the spoken terms that have an explanation, each with the path and heading id of its
 * explanation.
 */
function spokenTerms(
  findPage: FindPage,
  { vocabulary, terms }: DocumentedLanguage,
): readonly SpokenTerm[] {
  return listedTerms(vocabulary).flatMap(({ id, spoken, identifier }) => {
    const { what, explained: usual } = termDetails(terms, id, identifier);
    if (usual === '') return [];
    const [page = '', hash] = usual.split('#');
    const found = findPage(page);
    const explained = found === undefined ? usual : found + (hash === undefined ? '' : `#${hash}`);
    return [{ key: `${id}:${identifier}`, form: spoken, what: what || undefined, explained }];
  });
}

/**
 * Returns the paths of the reference pages for the terms' implementations, keyed by group and term.
 * Omits terms whose implementation this site does not document.
 */
function codeOfTerms(
  findPage: FindPage,
  { vocabulary, terms }: DocumentedLanguage,
  apiPath: string,
) {
  return Object.fromEntries(
    listedTerms(vocabulary).flatMap(({ id, identifier }) => {
      const { api } = termDetails(terms, id, identifier);
      const path = api && findPage(`/${apiPath}/${api}/`);
      return path ? [[`${id}:${identifier}`, path]] : [];
    }),
  );
}

/** Returns the terms of groups that are not derived from other groups. */
function listedTerms(vocabulary: Vocabulary) {
  return allTerms(vocabulary).filter(({ id }) => id !== 'number_small' && !id.endsWith('_plural'));
}

function allTerms(vocabulary: Vocabulary | undefined) {
  return Object.values(vocabulary ?? {}).flatMap(({ id, forms }) =>
    forms.map(({ spoken, identifier }) => ({ id, spoken, identifier })),
  );
}
