import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '#node/base/files/list-files.ts';
import { environmentVariables } from '#shared/config/environment.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** Matches quoted paths that must exist; any other path may be an example. */
const folders = /^(?:src|api-gen|tests|bench|scripts|content|patches|public)\/[\w./-]+$/;

/** Matches folders and files that a build writes. */
const generated = /^api-gen\/output/;

/** Code folders, whose files the documentation may mention by file name alone. */
const codeFolders = ['src', 'api-gen', 'scripts', 'tests', 'bench', '.vscode', '.github'];
const isCode = (file: string): boolean => !/^(?:output|fixtures|documented)\//.test(file);
const codeFiles = codeFolders.flatMap((folder) =>
  [...listFiles(path.join(root, folder))].filter(isCode).map((file) => `${folder}/${file}`),
);
const code = codeFiles
  .filter((file) => /(?<!\.test)\.(?:[cm]?[jt]sx?|json)$/.test(file))
  .map(read)
  .join('\n');

/** Matches file names that are examples, or belong to files written by builds or readers. */
const examples =
  /^(?:sidebars|versions|package|site|vocabulary|netlify|robots|llms|opensearch|index|README|404|site-index)\.\w+$|^_|^\.\w+$/;

const papers = [
  'README.md',
  'CONFIGURATION.md',
  'SETTINGS.md',
  'HOSTING.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'patches/README.md',
  'src/engine/README.md',
];

describe.each(papers)('%s', (paper) => {
  const text = read(paper);
  const folder = path.dirname(path.join(root, paper));
  const quoted = [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, name = '']) => name,
  );

  it('names files and folders that exist', () => {
    const named = quoted.filter((name) => folders.test(name) && !generated.test(name));
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    const files = quoted.filter((name) => /^[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|css)$/.test(name));
    const isThere = (name: string): boolean =>
      existsSync(path.join(root, name)) || codeFiles.some((file) => file.endsWith(`/${name}`));
    const isExample = (name: string): boolean => examples.test(name) || name.startsWith('x.');
    expect(files.filter((name) => !isThere(name) && !isExample(name))).toEqual([]);
  });

  it('links to files that exist', () => {
    const prose = text.replaceAll(/```.*?```|`[^`\n]*`/gs, '');
    const linked = [...prose.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, file = '']) => file);
    expect(linked.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });

  it('links to headings that exist', () => {
    const linked = [...text.matchAll(/\]\(([\w./-]*\.md)?#([\w-]+)\)/g)];
    const missing = linked.filter(([, file, id = '']) => {
      if (file !== undefined && !/^[A-Z]+\.md$/.test(file)) return false;
      const target = file === undefined ? text : read(file);
      const ids = [...target.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      return !ids.includes(id);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('names options that the code of this project reads', () => {
    const own = quoted.filter((name) => /^(?:npm (?:run|start|test)|-- --)/.test(name));
    const options = own.flatMap((command) => command.match(/(?<= )--[a-z][a-z-]+/g) ?? []);
    expect(options.filter((option) => !code.includes(option.slice(2)))).toEqual([]);
  });

  it('names environment variables that exist', () => {
    const named = text.match(/\bDOCS_[A-Z_]+\b/g) ?? [];
    expect(named.filter((name) => !environmentVariables.includes(name))).toEqual([]);
  });

  it('quotes texts of the interface that exist', () => {
    const prose = text.replaceAll(/```.*?```|`[^`\n]*`/gs, '');
    const texts = [...prose.matchAll(/"([A-Z][a-z]+(?: [\w'?]+)+)"/g)].map(([, said = '']) => said);
    const ofHosts = /^(?:GitHub Actions|Quantity)$/;
    expect(texts.filter((said) => !code.includes(said) && !ofHosts.test(said))).toEqual([]);
  });
});

it('CONFIGURATION.md lists every environment variable', () => {
  const text = read('CONFIGURATION.md');
  expect(environmentVariables.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});

it('CONTRIBUTING.md maps every folder, and has at most 1,500 words', () => {
  const text = read('CONTRIBUTING.md');
  const foldersIn = (folder: string): readonly string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(?:output|node_modules|\.)/.test(entry.name))
      .map(({ name }) => name);
  const named = (folder: string): boolean => new RegExp(`\`(?:[\\w./-]+/)?${folder}/\``).test(text);
  const all = [
    ...['src', 'src/shared', 'src/client', 'src/node', 'tests', 'api-gen'].flatMap(foldersIn),
    ...['base', 'site', 'compile', 'build'].flatMap((room) => foldersIn(`src/node/${room}`)),
    ...['content', 'public', 'api-gen', 'src', 'tests', 'bench', 'scripts', 'patches'],
  ];
  expect(all.filter((folder) => folder !== 'src' && !named(folder))).toEqual([]);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1_500);
});
