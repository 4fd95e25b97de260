import { describe, expect, it } from 'vitest';
import { classPage, multiplyTwins, type PeerPage } from '../../bench/peers/peer-pages.ts';

const page = (name: string): PeerPage => ({ name, title: name, body: '' });
const names = (pages: readonly PeerPage[]): readonly string[] => pages.map(({ name }) => name);
const twins = ['contributing/api/a', 'contributing/api/b', classPage, 'index', 'user/glossary'].map(
  page,
);

describe('multiplyTwins', () => {
  it('keeps the pages that the reader loads, however few pages are requested', () => {
    expect(names(multiplyTwins(twins, 4))).toEqual([
      classPage,
      'index',
      'user/glossary',
      'contributing/api/a',
    ]);
  });

  it('adds copies of reference pages up to the requested number', () => {
    const pages = multiplyTwins(twins, 8);
    expect(pages).toHaveLength(8);
    expect(new Set(names(pages)).size).toBe(8);
    expect(names(pages).slice(5)).toEqual([
      'contributing/api/a-2',
      'contributing/api/b-2',
      'contributing/api/a-3',
    ]);
  });
});
