import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'render-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]) {
  return spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['src/node/render-examples-cli.ts', ...words],
    { cwd: root, encoding: 'utf8' },
  );
}

const state =
  'documentContents: bar\n  selections: [{anchor: {line: 0, character: 0}, active: {line: 0, character: 0}}]';
const sound = `command: {spokenForm: ditch bat}\ninitialState:\n  ${state}\nfinalState:\n  ${state}\n`;

describe('render-examples', () => {
  it('counts rendered and failed recordings in nested folders, and writes a sheet', () => {
    mkdirSync(path.join(folder, 'deep'));
    writeFileSync(path.join(folder, 'deep/old.yml'), sound);
    const out = path.join(folder, 'out');
    const good = run(folder, '--out', out);
    expect(good.stdout.trim().split('\n').at(-1)).toBe('1 rendered, 0 failed');
    expect(good.status).toBe(0);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('“ditch bat”');

    writeFileSync(path.join(folder, 'bad.yml'), sound.replace('initialState', 'start'));
    const bad = run(folder);
    expect(bad.stdout.trim().split('\n').at(-1)).toBe('1 rendered, 1 failed');
    expect(bad.stderr).toContain('bad.yml:1:1 error: The field "initialState" is missing.');
    expect(bad.status).toBe(1);
  });

  it('fails in a folder without recordings', () => {
    const { status, stderr } = run(path.join(folder, 'nowhere'));
    expect(stderr).toContain('No recorded test case (*.yml) was found');
    expect(status).toBe(1);
  });

  it('prints its usage', () => {
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('render-examples -- FOLDER') as string,
    });
  });
});
