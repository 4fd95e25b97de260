import { describe, expect, it } from 'vitest';
import type { PageRecord } from '#shared/page/page.ts';
import { scanPage, scanTitle } from './scan-page.ts';

const scan = (source: string, text: string): PageRecord =>
  scanPage({ file: `/${source}`, origin: 'content', source, version: 'current' }, text).record;

describe('scanTitle', () => {
  it.each([
    ['# Plain *and* `code`\n\ntext', 'Plain and code'],
    ['\n\nSetext\n======\n', 'Setext'],
    ["import A from 'a';\n\n# After imports\n", 'After imports'],
    ['<!-- note -->\n\n# After a comment\n', 'After a comment'],
    ['# With an id {#id}\n', 'With an id'],
    ['## Level two\n', undefined],
    ['Text first.\n\n# Late\n', undefined],
    ['', undefined],
  ])('reads %j', (body, title) => expect(scanTitle(body)).toBe(title));
});

describe('scanPage', () => {
  it('takes the title from the frontmatter, or else the heading, or else the name', () => {
    expect(scan('a.md', '---\ntitle: Front\n---\n\n# Head\n').title).toBe('Front');
    expect(scan('a.md', '# Head\n').title).toBe('Head');
    expect(scan('01-a-name.md', 'Text.').title).toBe('a-name');
  });

  it('takes the label from the frontmatter, or else the title', () => {
    expect(scan('a.md', '---\nsidebar_label: Short\n---\n\n# Long\n').label).toBe('Short');
    expect(scan('a.md', '# Long\n').label).toBe('Long');
  });

  it('takes the position from the frontmatter, or else the number', () => {
    expect(scan('02-a.md', '').position).toBe(2);
    expect(scan('02-a.md', '---\nsidebar_position: 7\n---\n').position).toBe(7);
    expect(scan('a.md', '').position).toBeUndefined();
  });

  it('returns id and address', () => {
    expect(scan('x/02-a.md', '---\nid: b\n---\n')).toMatchObject({
      id: 'x/b',
      path: '/x/b/',
      source: 'x/02-a.md',
    });
    expect(scan('x/a.md', '---\nslug: /\n---\n')).toMatchObject({ id: 'x/a', path: '/' });
  });

  it('marks drafts and unlisted pages', () => {
    expect(scan('a.md', '')).toMatchObject({ draft: false, unlisted: false });
    expect(scan('a.md', '---\ndraft: true\nunlisted: true\n---\n')).toMatchObject({
      draft: true,
      unlisted: true,
    });
  });
});
