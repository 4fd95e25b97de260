import { describe, expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { isThorough } from '../support/thorough.ts';

const many = 100_000;

/** Milliseconds; a tenth of a build's limit, so that the tests do not take a minute. */
const parseLimit = 500;

/** Returns the error that stopped a text from compiling; undefined if there is none. */
async function stoppedBy(text: string): Promise<string | undefined> {
  const site = await createTestSite({ 'page.md': text }, { parseLimit });
  const { problems } = await site.compile('page.md');
  return problems.find(({ message }) => message.startsWith('The page '))?.message;
}

type Case = readonly [what: string, text: string];

/** Returns the given slow cases under `npm run test:thorough`, and none otherwise. */
const rarely = (all: readonly Case[]): readonly Case[] => (isThorough ? all : []);

describe('a page that would take forever', () => {
  it.each<Case>([
    ['emphasis that is never closed', '*a_'.repeat(many)],
    ...rarely([
      ['links that are never closed', '[a]('.repeat(many)],
      ['footnotes that do not exist', '[^1]'.repeat(many)],
      ['quotations in quotations', `${'> '.repeat(20_000)}x`],
      ['lists in lists', `${'- '.repeat(20_000)}x`],
    ]),
  ])('is stopped, with a sentence that says why: %s', async (_, text) => {
    expect(await stoppedBy(text)).toMatch(
      /^The page (?:takes too long to parse|is nested too deeply)/,
    );
  });

  it.each<Case>([
    ['comments that are never closed', '<!--'.repeat(many)],
    ...rarely([['equal headings', '## Same\n\n'.repeat(20_000)]]),
    ['rows', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(50_000)}`],
    ['blanks before the end of a heading', `## a${' '.repeat(many)}{#x`],
    ['blanks in the title of a note', `:::note a${' '.repeat(many)}b\nText\n:::`],
  ])('is compiled, or stopped within the limit: %s', async (_, text) => {
    expect((await stoppedBy(text)) ?? 'The page takes too long').toMatch(
      /^The page takes too long/,
    );
  });
});
