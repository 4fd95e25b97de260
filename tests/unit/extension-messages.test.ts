import { beforeAll, describe, expect, it } from 'vitest';
import forty from '../search/questions/forty.json';
import readers from '../search/questions/readers.json';
import { search } from '#client/search/engine/search.ts';
import { openSearch } from './open-search.ts';
import messages from './extension-messages.json';
import { readWrittenPage } from './written-page.ts';

/**
 * A message shown by the extension, its Talon side or the command client; `{}` is a variable part.
 */
interface Message {
  readonly message: string;
  readonly section: string;
  /** File and line that throw it, at the commit this site documents. */
  readonly source: string;
}

let find: (query: string) => readonly string[];
let places: ReadonlySet<string>;

beforeAll(async () => {
  const opened = await openSearch();
  places = opened.places;
  find = (query) => search(opened.index, query, { limit: 3 }).hits.map(({ url }) => url);
});

/** Whether some inline code in the text contains the message's fixed parts in order. */
function quotes(text: string, message: string): boolean {
  const parts = message.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('.+?'));
  return [...text.matchAll(/`([^`]+)`/g)].some(([, code]) => pattern.test(code ?? ''));
}

/** Returns messages that are not quoted in their section, as its heading or in its text. */
function missingFrom(
  sections: readonly { readonly id: string; readonly heading?: string; readonly text: string }[],
  wanted: readonly Message[],
): readonly Message[] {
  return wanted.filter(
    ({ message, section }) =>
      !sections.some(
        ({ id, heading, text }) => id === section && quotes(`\`${heading}\` ${text}`, message),
      ),
  );
}

describe('messages of the extension', () => {
  it('are all on the page, each with a heading of its own', () => {
    const { sections } = readWrittenPage('error-messages');
    expect(messages.length).toBeGreaterThan(100);
    expect(missingFrom(sections, messages)).toEqual([]);
    const headings = sections.filter(({ level }) => level === 3).map(({ id }) => id);
    expect(headings.filter((id) => !messages.some(({ section }) => section === id))).toEqual([]);
  });

  it('are found by their words, among the first three', () => {
    const lost = messages.filter(
      ({ message, section }) =>
        !find(message.replaceAll('{}', ' ')).includes(`/user/error-messages/#${section}`),
    );
    expect(lost.map(({ message }) => message)).toEqual([]);
  });

  it('do not come first for everyday words that some message happens to contain', () => {
    const queries = [
      'multiple hat styles',
      'customize the location of the CSV files',
      'look up where a function is defined',
    ];
    expect(queries.filter((query) => find(query)[0]?.startsWith('/user/error-messages/'))).toEqual(
      [],
    );
  });

  it('are reported when one is missing or in another section', () => {
    const sections = [{ id: 'marks', text: 'The message `Line 7 is not in view` means that …' }];
    const wanted = { message: 'Line {} is not in view', section: 'marks', source: 'a.ts:1' };
    expect(missingFrom(sections, [wanted])).toEqual([]);
    expect(missingFrom(sections, [{ ...wanted, section: 'scopes' }])).toHaveLength(1);
    expect(missingFrom(sections, [{ ...wanted, message: 'Line {} is out' }])).toHaveLength(1);
  });
});

describe('forty questions that were fixed before the pages were read', () => {
  it('expect answers in places that exist', () => {
    expect(forty).toHaveLength(40);
    expect(forty.flatMap(({ answers }) => answers).filter((place) => !places.has(place))).toEqual(
      [],
    );
  });

  it('are answered among the first three hits, all but four', () => {
    const lost = forty.filter(
      ({ query, answers }) => !find(query).some((url) => answers.includes(url)),
    );
    expect(lost.length, lost.map(({ query }) => query).join('\n')).toBeLessThanOrEqual(4);
  });
});

describe('forty questions that readers asked in public, from the review of the words', () => {
  it('are answered by sections that exist, all but four among the first three hits', () => {
    expect(readers).toHaveLength(40);
    const answers = readers.flatMap((row) => row.answers);
    expect(answers.filter((place) => !places.has(place))).toEqual([]);
    const lost = readers.filter((row) => !find(row.query).some((url) => row.answers.includes(url)));
    expect(lost.length, lost.map(({ query }) => query).join('\n')).toBeLessThanOrEqual(4);
  });
});
