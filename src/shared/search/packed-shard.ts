import type { IndexedPage, IndexedSection, SearchShard, SpokenTerm } from './search-shard.ts';
import { groupBy } from '#shared/text/group-by.ts';

/**
 * A section in a file of the index: level, heading id, title, text, search terms, aliases, tags,
 * number of overrides. Trailing empty values are omitted.
 */
type PackedSection = readonly [level: number, ...texts: string[]];

/** A page in a file of the index. */
type PackedPage = readonly [path: string, kind: string, ...sections: PackedSection[]];

/**
 * The terms of a group: identifier, spoken form, description, and address of the explanation unless
 * it is the same as the first term's.
 */
interface PackedTerms {
  readonly group: string;
  readonly explained: string;
  readonly terms: readonly (readonly string[])[];
}

/** A file of the index as downloaded; lists instead of named fields make it a tenth smaller. */
export interface PackedShard extends Omit<SearchShard, 'pages' | 'terms'> {
  readonly pages: readonly PackedPage[];
  readonly terms?: readonly PackedTerms[];
}

/** Packs a file of the index for download. */
export function packShard({ group, pages, terms, ...rest }: SearchShard): PackedShard {
  return {
    group,
    pages: pages.map(packPage),
    terms: terms && packTerms(terms),
    ...rest,
  };
}

/** Unpacks a file of the index. */
export function unpackShard({ group, pages, terms, ...rest }: PackedShard): SearchShard {
  return {
    group,
    pages: pages.map(unpackPage),
    terms: terms?.flatMap(unpackTerms),
    ...rest,
  };
}

function packPage({ path, kind = '', sections }: IndexedPage): PackedPage {
  return [path, kind, ...sections.map(packSection)];
}

function packSection({
  level,
  aliases = [],
  marks = [],
  ...section
}: IndexedSection): PackedSection {
  const { id = '', title, text = '', terms = '', overriders = '' } = section;
  const texts = [id, title, text, terms, aliases.join('\n'), marks.join('\n'), String(overriders)];
  return [level, ...withoutEmptyEnd(texts)];
}

function unpackPage([path, kind, ...sections]: PackedPage): IndexedPage {
  return { path, kind: kind || undefined, sections: sections.map(unpackSection) };
}

function unpackSection([
  level,
  id = '',
  title = '',
  text = '',
  terms = '',
  aliases = '',
  marks = '',
  overriders = '',
]: PackedSection): IndexedSection {
  return {
    id: id || undefined,
    level,
    title,
    text: text || undefined,
    aliases: aliases ? aliases.split('\n') : undefined,
    terms: terms || undefined,
    marks: marks ? marks.split('\n') : undefined,
    overriders: overriders ? Number(overriders) : undefined,
  };
}

function packTerms(terms: readonly SpokenTerm[]): readonly PackedTerms[] {
  return [...groupBy(terms, groupOf)].map(([group, own]) => {
    const explained = own[0]?.explained ?? '';
    return {
      group,
      explained,
      terms: own.map((term) =>
        withoutEmptyEnd([
          term.key.slice(group.length + 1),
          term.form,
          term.what ?? '',
          term.explained === explained ? '' : term.explained,
        ]),
      ),
    };
  });
}

function unpackTerms({ group, explained, terms }: PackedTerms): readonly SpokenTerm[] {
  return terms.map(([identifier = '', form = '', what = '', elsewhere = '']) => ({
    key: `${group}:${identifier}`,
    form,
    what: what || undefined,
    explained: elsewhere || explained,
  }));
}

function groupOf({ key }: SpokenTerm): string {
  return key.slice(0, key.indexOf(':'));
}

function withoutEmptyEnd(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
