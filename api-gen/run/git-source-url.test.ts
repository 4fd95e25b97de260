import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gitSourceUrl, toWebAddress } from './git-source-url.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'git-source-'));
const source = path.join(root, 'my lib');

afterAll(() => rmSync(root, { recursive: true }));

describe('the address of foreign sources', () => {
  it.each([
    ['git@host.example:owner/name.git', 'https://host.example/owner/name'],
    ['ssh://git@host.example:22/owner/name', 'https://host.example/owner/name'],
    [
      'https://user:secret@host.example/group/owner/name.git',
      'https://host.example/group/owner/name',
    ],
    ['../elsewhere', undefined],
    ['/srv/git/name.git', undefined],
  ])('reads the remote %s', (remote, address) => {
    expect(toWebAddress(remote)).toBe(address);
  });

  it('is that of its own repository and commit, and none for what git does not track', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        encoding: 'utf8',
      }).trim();
    for (const folder of [source, path.join(root, 'node_modules/other')])
      mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(source, 'a.ts'), '');
    writeFileSync(path.join(root, 'node_modules/other/b.ts'), '');
    expect(gitSourceUrl(source)).toBeUndefined();
    git('init', '-q');
    git('remote', 'add', 'origin', 'git@host.example:owner/name.git');
    git('add', 'my lib');
    git('commit', '-qm', 'A');
    const commit = git('rev-parse', 'HEAD');
    expect(gitSourceUrl(source)).toBe(`https://host.example/owner/name/blob/${commit}/my%20lib/`);
    expect(gitSourceUrl(path.join(root, 'node_modules/other'))).toBeUndefined();
  });
});
