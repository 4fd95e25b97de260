import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThorough } from '../support/thorough.ts';
import { fixturesDir, root } from './folders.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-safety-'));
const at = (name: string): string => path.join(base, name);
const page = at('docs/guide.md');
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DOCS_CONTENT_DIR: at('docs'),
  DOCS_SITE_CONFIG: path.join(fixturesDir, 'docusaurus-site/site.json'),
  DOCS_OUT_DIR: at('site'),
  DOCS_CACHE_DIR: at('cache'),
  DOCS_API: 'off',
};
const args = [path.join(root, 'scripts/build.mjs')];

beforeAll(() => {
  cpSync(path.join(fixturesDir, 'docusaurus-site/docs'), at('docs'), { recursive: true });
  cpSync(path.join(fixturesDir, 'docusaurus-site/static'), at('static'), { recursive: true });
  writeFileSync(page, '# Guide\n\nThe first edition.\n');
  expect(build()).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function build(variables: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...environment, ...variables },
    encoding: 'utf8',
  });
}

/** Returns the contents of all files below a folder, keyed by relative path. */
function snapshot(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}

/** Returns how long a build after an edit takes, in milliseconds. */
function measureBuild(): number {
  const started = performance.now();
  writeFileSync(page, '# Guide\n\nMeasured.\n');
  expect(build({ DOCS_OUT_DIR: at('measured') }).status).toBe(0);
  rmSync(at('measured'), { recursive: true });
  return performance.now() - started;
}

/** Returns the names of files next to the output folder that do not belong there. */
function leftovers(): readonly string[] {
  return readdirSync(base).filter((name) => !['docs', 'static', 'site', 'cache'].includes(name));
}

describe('the last good output', () => {
  let duration: number | undefined;

  it('contains a marked site and no server bundle, and nothing is left next to it', () => {
    expect([...snapshot(at('site')).keys()].filter((file) => file.startsWith('.'))).toEqual([
      '.docs-output',
    ]);
    expect(leftovers()).toEqual([]);
  });

  it('survives a broken link, which is found last, and an error while rendering', () => {
    const before = snapshot(at('site'));
    writeFileSync(page, '# Guide\n\n[Nowhere](/gone/).\n');
    expect(build()).toMatchObject({ status: 1 });
    writeFileSync(
      at('docs/broken.mdx'),
      "# Broken\n\nexport const Fail = () => { throw new Error('no'); };\n\n<Fail />\n",
    );
    writeFileSync(page, '# Guide\n\nThe second edition.\n');
    const failed = build();
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('broken.mdx:3:39 error: The page cannot be rendered: no.');
    expect(failed.stderr).not.toMatch(/^ {4}at /m);
    rmSync(at('docs/broken.mdx'));
    expect(snapshot(at('site'))).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it.runIf(isThorough).each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'survives %s at any moment, and the next build leaves nothing behind',
    async (signal) => {
      const before = snapshot(at('site'));
      duration ??= measureBuild();
      for (let round = 0; round < 3; round += 1) {
        writeFileSync(page, `# Guide\n\nStopped by ${signal}, ${round}.\n`);
        const child = spawn(process.execPath, args, { cwd: root, env: environment });
        const ended = new Promise((resolve) => child.on('exit', resolve));
        await Promise.race([sleep(Math.random() * duration), ended]);
        child.kill(signal);
        await ended;
        const now = snapshot(at('site'));
        const text = now.get('guide/index.html') ?? '';
        const isFinished = text.includes(`Stopped by ${signal}, ${round}.`);
        if (isFinished) break;
        expect(now).toEqual(before);
        if (signal !== 'SIGKILL') expect(leftovers()).toEqual([]);
      }
      expect(build()).toMatchObject({ status: 0 });
      expect(leftovers()).toEqual([]);
      expect(snapshot(at('site')).get('guide/index.html')).toContain(`Stopped by ${signal}`);
    },
  );

  it.runIf(isThorough)('is restored after a build was killed between its two renames', () => {
    const before = snapshot(at('site'));
    const { pid } = spawnSync(process.execPath, ['--version']);
    cpSync(at('site'), at(`.site.building-${pid}/previous`), { recursive: true });
    rmSync(at('site'), { recursive: true });
    writeFileSync(page, '# Guide\n\n[Nowhere](/gone/).\n');
    expect(build().status).toBe(1);
    expect(snapshot(at('site'))).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('is that of the build that ends last if two run at once', async () => {
    writeFileSync(page, '# Guide\n\nThe third edition.\n');
    // The first build has an empty cache, so it does not reuse output files that the second build
    // replaces.
    const first = spawn(process.execPath, args, {
      cwd: root,
      env: { ...environment, DOCS_CACHE_DIR: at('own-cache') },
    });
    const ended = new Promise((resolve) => first.on('exit', resolve));
    await new Promise<void>((resolve) =>
      first.stdout.on('data', (text: Buffer) => {
        if (text.includes('pages compiled')) resolve();
      }),
    );
    first.kill('SIGSTOP');
    writeFileSync(page, '# Guide\n\nThe fourth edition.\n');
    expect(build()).toMatchObject({ status: 0 });
    const fourth = snapshot(at('site'));
    expect(fourth.get('guide/index.html')).toContain('The fourth edition.');
    first.kill('SIGCONT');
    expect(await ended).toBe(0);
    const third = snapshot(at('site'));
    expect(third.get('guide/index.html')).toContain('The third edition.');
    expect(third.size).toBe(fourth.size);
    rmSync(at('own-cache'), { recursive: true });
    expect(leftovers()).toEqual([]);
  });

  it('is kept if the staging folder cannot be written, and the build says so', () => {
    mkdirSync(at('closed'));
    writeFileSync(at('closed/file'), '');
    const failed = build({ DOCS_OUT_DIR: at('closed/file/site') });
    expect(failed.status).toBe(1);
    expect(failed.stderr).not.toMatch(/^ {4}at /m);
    expect(failed.stderr).toContain('is below a file');
    chmodSync(at('closed'), 0o555);
    if (process.getuid?.() !== 0) {
      const refused = build({ DOCS_OUT_DIR: at('closed/site') });
      expect(refused.stderr).toContain('There is no permission');
    }
    chmodSync(at('closed'), 0o755);
    rmSync(at('closed'), { recursive: true });
  });
});

describe('a folder that is not an output', () => {
  /**
   * Lists a folder without the temporary folders (mkdtemp) of programs that run at the same time.
   */
  const namesIn = (folder: string): readonly string[] =>
    readdirSync(folder)
      .filter((name) => !/-\w{6}$/.test(name))
      .sort();

  it.each([
    ['the project', root],
    ['a parent of the project', path.dirname(root)],
    ['the sources', path.join(root, 'src')],
    ['the pages', at('docs')],
    ["somebody's files", at('theirs')],
  ])('is refused and left alone: %s', (_, folder) => {
    mkdirSync(at('theirs'), { recursive: true });
    writeFileSync(at('theirs/novel.txt'), 'Once upon a time');
    const before = namesIn(folder);
    const { status, stderr } = build({ DOCS_OUT_DIR: folder });
    expect(status).toBe(1);
    expect(stderr).toContain(
      `The environment variable DOCS_OUT_DIR names a folder that cannot be replaced: ${folder}`,
    );
    expect(namesIn(folder)).toEqual(before);
    rmSync(at('theirs'), { recursive: true, force: true });
  });

  it('is ignored when the variable is empty', () => {
    const { stderr } = build({ DOCS_OUT_DIR: '', DOCS_CONTENT_DIR: at('nowhere') });
    expect(stderr).toContain('DOCS_CONTENT_DIR is invalid: it names the folder');
  });
});
