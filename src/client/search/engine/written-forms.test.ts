import { describe, expect, it } from 'vitest';
import { search } from './search.ts';
import { addShard, SearchIndex } from './search-index.ts';

/** Creates a search index with a page for each text, at `/0/`, `/1/`, and so on. */
async function openTexts(texts: readonly string[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  const pages = texts.map((text, page) => ({
    path: `/${page}/`,
    sections: [{ level: 1, title: 'Page', text }],
  }));
  await addShard(index, { group: 'user', pages });
  return index;
}

const urls = (index: SearchIndex, query: string): readonly string[] =>
  search(index, query).hits.map(({ url }) => url);

describe('a word that is written together, with a hyphen or apart', () => {
  it.each([
    ['email', 'e-mail', 'e mail'],
    ['addon', 'add-on', 'add on'],
    ['cheatsheet', 'cheat\u2011sheet', 'cheat sheet'],
    ['Popup', 'Pop-up', 'Pop up'],
  ])('is found in all three forms: %s, %s, %s', async (...forms) => {
    const other = 'Something else, which they add to the mail on a sheet.';
    const texts = forms.map((form) => `This is about the ${form} of a reader.`);
    const index = await openTexts([...texts, other]);
    for (const query of forms)
      expect(urls(index, query).slice(0, 3).toSorted(), query).toEqual(['/0/', '/1/', '/2/']);
    expect(urls(index, forms[0])).not.toContain('/3/');
  });

  it('is highlighted as one word', async () => {
    const [hit] = search(await openTexts(['Write an e-mail.']), 'email').hits;
    expect(hit?.snippet).toEqual({ text: 'Write an e-mail.', marks: [[9, 15]] });
  });
});

describe('a word of a script without spaces', () => {
  const texts = [
    '请先安装程序然后重启编辑器',
    '音声入力でコードを編集する',
    'การติดตั้งโปรแกรมแก้ไข',
    'ฉันกินข้าว',
  ];

  it.each([
    ['程序', '/0/'],
    // In the sentence, the dictionary splits this word incorrectly.
    ['重启', '/0/'],
    ['编辑器', '/0/'],
    ['入力', '/1/'],
    ['コード', '/1/'],
    ['โปรแกรม', '/2/'],
    ['กิน', '/3/'],
  ])('is found inside a sentence: %s', async (query, url) => {
    const index = await openTexts(texts);
    expect(urls(index, query)).toEqual([url]);
    expect(search(index, query).hits[0]?.snippet.marks).not.toEqual([]);
  });

  it('is in the snippet of a long text', async () => {
    const index = await openTexts([`${'一二三四五六七八九十'.repeat(40)}安装程序`]);
    const [hit] = search(index, '安装').hits;
    expect(hit?.snippet.marks.map(([from, to]) => hit.snippet.text.slice(from, to))).toEqual([
      '安装',
    ]);
  });
});
