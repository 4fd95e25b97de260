import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gitSourceUrl, packageSourceUrl, toWebAddress } from './git-source-url.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'git-source-'));
const source = path.join(root, 'my lib');

afterAll(() => rmSync(root, { recursive: true }));

describe('the address of foreign sources', () => {
  it.each([
    ['git@host.example:owner/name.git', 'https://host.example/owner/name'],
    ['ssh://git@host.example:22/owner/name', 'https://host.example/owner/name'],
    ['https://host.example:8443/owner/name.git', 'https://host.example:8443/owner/name'],
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

  it.each([
    ['owner/name', 'https://github.com/owner/name/blob/HEAD/src'],
    ['gitlab:owner/name', 'https://gitlab.com/owner/name/blob/HEAD/src'],
    [
      { url: 'git+https://host.example/owner/name.git', directory: 'packages/my kit' },
      'https://host.example/owner/name/blob/HEAD/packages/my%20kit/src',
    ],
    [{ url: '../name' }, undefined],
    [undefined, undefined],
  ])('without git is that in the repository of the package: %j', (repository, address) => {
    const kit = path.join(root, 'kit');
    mkdirSync(path.join(kit, 'src'), { recursive: true });
    writeFileSync(path.join(kit, 'package.json'), JSON.stringify({ name: 'kit', repository }));
    expect(packageSourceUrl(path.join(kit, 'src'))).toBe(address);
    const installed = path.join(root, 'node_modules/kit');
    mkdirSync(installed, { recursive: true });
    writeFileSync(path.join(installed, 'package.json'), JSON.stringify({ repository }));
    expect(packageSourceUrl(installed)).toBeUndefined();
  });
});
