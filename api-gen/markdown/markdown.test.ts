import { describe, expect, it } from 'vitest';
import { commentToMdx } from './comment-to-mdx.ts';
import { codeSpan, escapeText, fence, visibleText } from './escape.ts';
import { firstSentence, splitFirstBlock } from './first-sentence.ts';

describe('firstSentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['Uses e.g. this one. Then that.', 'Uses e.g. this one.'],
    ['Reads `a.b` and [`X`](<api:1>). More', 'Reads a.b and X.'],
    ['First paragraph\n\nSecond', 'First paragraph'],
    ['', ''],
    ['- a list', 'a list'],
    ['```ts\nrun();\n```\n\nRuns it. Twice.', 'Runs it.'],
    ['[a]: https://a.example\n\nSee [this][a]. More.', 'See this.'],
    ['```ts\nrun();\n```', ''],
  ])('%j → %j', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });

  it('cuts text that is not a sentence', () => {
    expect(firstSentence('word '.repeat(200)).length).toBeLessThan(250);
  });
});

describe('splitFirstBlock', () => {
  it('leaves lists and further paragraphs to the details', () => {
    expect(splitFirstBlock('One.\n\n- a\n- b')).toEqual({ first: 'One.', rest: '- a\n- b' });
    expect(splitFirstBlock('One. Two.')).toEqual({ first: 'One. Two.', rest: '' });
  });
});

describe('commentToMdx', () => {
  it.each([
    ['a *b* **c** ~~d~~ `e`', 'a <em>b</em> <strong>c</strong> <del>d</del> `e`'],
    ['# Title', '**Title**'],
    ['**Bold**\n\nText', '<p><strong>Bold</strong></p>\n\nText'],
    ['a <b>b</b><br> c<!-- no --> <SUP>d</SUP>', 'a <b>b</b><br /> c <sup>d</sup>'],
    ['<!-- no -->\n\na', 'a'],
    ['a <b class="x">b</b> <i>c', 'a <b>b</b> \\<i\\>c'],
    ['<p>One.\n<b>Two</b>', 'One. <b>Two</b>'],
    ['<script>x</script> <img src=x>', '\\<script\\>x\\</script\\> \\<img src=x\\>'],
    ['```sql\nselect\n```', '```sql\nselect\n```'],
    ['#\n\na', 'a'],
    ['# &#32;\n\na', 'a'],
    ['[x](javascript:alert(1))', 'x'],
    ['[x](api:1)', 'x'],
    ['[x][y]\n\n[y]: https://a.b/c', '[x](<https://a.b/c>)'],
    ['```example\nx\n```', '```text\nx\n```'],
    ['`"chuck"`', '<samp>"chuck"</samp>'],
    ['import x', '&#105;mport x'],
    ['- a\n  - b\n- [x] c', '- a\n\n  - b\n- ☑ c'],
    ['a  \nb', 'a<br />b'],
    ['> Said.\n>\n> Twice.', '> Said.\n>\n> Twice.'],
    ['```TS\nx\n```', '```ts\nx\n```'],
    ['```unheard-of\nx\n```', '```text\nx\n```'],
    ['| a | b |\n| - | - |\n| c | d |', '| a | b |\n| --- | --- |\n| c | d |'],
    ['a\n\n***\n\nb', 'a\n\n***\n\nb'],
    ['a[^1]\n\n[^1]: Note.', 'a\n\nNote.'],
    ['<b>x</b>', '<p><b>x</b></p>'],
  ])('%j → %j', (comment, mdx) => {
    expect(commentToMdx(comment)).toBe(mdx);
  });
});

describe('escapes', () => {
  it('shows control characters instead of writing them', () => {
    expect(visibleText('a\u0000b\u001b\u007f\u202e\ud800c')).toBe('a␀b␛␡\ufffd\ufffdc');
  });

  it('uses more backticks than the text has in a row', () => {
    expect(codeSpan('a``b')).toBe('```a``b```');
    expect(codeSpan('`a')).toBe('`` `a ``');
    expect(fence('ts', '````')).toBe('`````ts\n````\n`````');
  });

  it('escapes what starts an expression, an element or a directive', () => {
    expect(escapeText('{a} <b> :::c')).toBe('\\{a\\} \\<b\\> &#58;&#58;:c');
  });
});
