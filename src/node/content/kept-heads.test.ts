import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../cache/store.ts';
import { openHeads } from './kept-heads.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';

let folder: string;
const open = (version = '1') => openHeads(openStore(folder), version);
const page = '---\ntitle: A title\nsidebar_position: 2\n---\n\nText.\n';
const head = 'title: A title\nsidebar_position: 2';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-heads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('frontmatter that an earlier build has read', () => {
  it('is the same as if it were read again, whatever is below it', () => {
    const heads = open();
    const first = parseFrontmatter(page, 'a.md', heads);
    heads.save();
    expect(open().find(head)).toEqual({ title: 'A title', sidebar_position: 2 });
    expect(parseFrontmatter(page, 'a.md', open())).toEqual(first);
    expect(parseFrontmatter(`${page}More.\n`, 'a.md', open()).body).toBe('\nText.\nMore.\n');
  });

  it('is not taken for another text or from other code', () => {
    const heads = open();
    parseFrontmatter(page, 'a.md', heads);
    heads.save();
    expect(open('2').find(head)).toBeUndefined();
    const changed = parseFrontmatter(page.replace('A title', 'Another'), 'a.md', open());
    expect(changed.frontmatter.title).toBe('Another');
    expect(open().find('constructor')).toBeUndefined();
  });

  it('is read each time where something is wrong with it', () => {
    const heads = open();
    const wrong = '---\ntitel: A title\n---\n';
    const first = parseFrontmatter(wrong, 'a.md', heads).problems;
    heads.save();
    expect(first).toHaveLength(1);
    expect(parseFrontmatter(wrong, 'a.md', open()).problems).toEqual(first);
  });

  it('is forgotten with the last page that has it', () => {
    const heads = open();
    heads.note('a', {});
    heads.save();
    const next = open();
    next.note('b', {});
    next.save();
    expect(open().find('a')).toBeUndefined();
    expect(open().find('b')).toEqual({});
  });
});
