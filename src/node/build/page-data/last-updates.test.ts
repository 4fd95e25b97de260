import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLastUpdates, parseLog } from './last-updates.ts';

const bothOff = { showLastUpdateTime: false, showLastUpdateAuthor: false };
const bothOn = { showLastUpdateTime: true, showLastUpdateAuthor: true };

let repository: string;
let contentDir: string;
const file = (name: string): string => path.join(contentDir, name);

beforeAll(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'docs-history-'));
  contentDir = path.join(repository, 'docs');
  mkdirSync(contentDir);
  run(['init', '--quiet']);
  commit('a.md', { author: 'Ada', date: '2026-01-01T10:00:00+02:00' });
  commit('é “b”.md', { author: 'Bob', date: '2026-02-01T10:00:00+02:00' });
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function commit(name: string, { author, date }: { author: string; date: string }): void {
  writeFileSync(file(name), '# Page\n');
  run(['add', '.']);
  run(['commit', '--quiet', '--message', `Write ${name}`], {
    ...{ GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'a@example.org', GIT_AUTHOR_DATE: date },
    ...{ GIT_COMMITTER_NAME: author, GIT_COMMITTER_EMAIL: 'a@example.org' },
    GIT_COMMITTER_DATE: date,
  });
}

function run(args: readonly string[], variables: Record<string, string> = {}): void {
  const { status, stderr } = spawnSync('git', args, {
    cwd: repository,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

describe('createLastUpdates', () => {
  it('reads date and author from the history, as far as configured', () => {
    const page = { file: file('a.md'), frontmatter: {} };
    const of = (config: typeof bothOn) => createLastUpdates(config, [contentDir]).of(page);
    const date = '2026-01-01T10:00:00+02:00';
    expect(of(bothOn)).toEqual({ date, author: 'Ada' });
    expect(of({ ...bothOff, showLastUpdateTime: true })).toEqual({ date });
    expect(of({ ...bothOff, showLastUpdateAuthor: true })).toEqual({ author: 'Ada' });
    expect(of(bothOff)).toEqual({});
  });

  it('finds files with any name', () => {
    const updates = createLastUpdates(bothOn, [contentDir]);
    expect(updates.of({ file: file('é “b”.md'), frontmatter: {} }).author).toBe('Bob');
    expect(updates.of({ file: file('new.md'), frontmatter: {} })).toEqual({});
  });

  it("prefers the page's own statement to the history, also if the history is off", () => {
    const page = { file: file('a.md'), frontmatter: { last_update: { date: '2025-05-05' } } };
    expect(createLastUpdates(bothOn, [contentDir]).of(page)).toEqual({
      date: '2025-05-05',
      author: 'Ada',
    });
    expect(createLastUpdates(bothOff, [contentDir]).of(page)).toEqual({
      date: '2025-05-05',
    });
  });

  it('explains why there are no dates outside a repository', () => {
    const { of, notes } = createLastUpdates(bothOn, [os.tmpdir()]);
    expect(of({ file: '/a.md', frontmatter: {} })).toEqual({});
    expect(notes).toEqual([expect.stringContaining('is not in a git repository')]);
    expect(createLastUpdates(bothOff, [os.tmpdir()]).notes).toEqual([]);
  });
});

describe('parseLog', () => {
  it('uses the newest commit that names a file', () => {
    const log =
      '\u00012026-02-01T10:00:00Z\tAda\n\na.md\n\u00012026-01-01T10:00:00Z\tBob\n\na.md\nb.md\n';
    const changes = parseLog(log, '/content');
    expect(changes.get('/content/a.md')).toEqual({ date: '2026-02-01T10:00:00Z', author: 'Ada' });
    expect(changes.get('/content/b.md')).toEqual({ date: '2026-01-01T10:00:00Z', author: 'Bob' });
  });

  it('is empty for an empty log', () => {
    expect(parseLog('', '/content').size).toBe(0);
  });
});
