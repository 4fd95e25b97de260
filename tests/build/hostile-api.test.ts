import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileComment } from '../../api-gen/testing/hostile-text.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { generateReference } from './generate-reference.ts';

const modules = 20;
const functionsEach = 15;
const folder = mkdtempSync(path.join(os.tmpdir(), 'hostile-api-'));
const comments = fc.sample(hostileComment(), {
  numRuns: modules * functionsEach,
  seed: 20_261_121,
});

/** Returns the word that ends the comment with this index and shows that a page contains it. */
const mark = (index: number): string => `Mark${index}end`;

/**
 * Parses a document as a browser would; returns the text outside its scripts, the text of each
 * script, and attributes that would run code.
 */
function readDocument(html: string): {
  readonly text: string;
  readonly scripts: readonly string[];
  readonly handlers: readonly string[];
} {
  const scripts: string[] = [];
  const handlers: string[] = [];
  let text = '';
  let inScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inScript = name === 'script';
      if (inScript) scripts.push('');
      for (const [key, value] of Object.entries(attributes))
        if (/^on/i.test(key) || /^\s*(?:javascript|data:text)/i.test(value))
          handlers.push(`${name} ${key}=${value}`);
    },
    ontext(data) {
      if (inScript) scripts[scripts.length - 1] += data;
      else text += data;
    },
    onclosetag(name) {
      if (name === 'script') inScript = false;
    },
  });
  parser.end(html);
  return { text, scripts, handlers };
}

let site: BuiltFixture;

beforeAll(async () => {
  for (let module = 0; module < modules; module += 1) {
    const declarations = comments
      .slice(module * functionsEach, (module + 1) * functionsEach)
      .map((comment, index) => {
        const number = module * functionsEach + index;
        return `/**\n * ${comment.replaceAll('*/', '* /')}\n *\n * ${mark(number)}\n */\nexport declare function hostile${number}(): void;\n`;
      });
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    writeFileSync(path.join(folder, `src/module${module}.ts`), declarations.join('\n'));
  }
  generateReference({
    DOCS_API_SOURCE: path.join(folder, 'src'),
    DOCS_API_OUTPUT: path.join(folder, 'content/contributing/api'),
  });
  site = await buildFixture({ contentDir: path.join(folder, 'content') });
});

afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe(`${comments.length} hostile doc comments, from TypeScript to prerendered pages`, () => {
  it('build', () => {
    expect(site.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(site.failed).toBe(false);
  });

  it('are text in their pages', () => {
    const texts = site.files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readDocument(site.read(file)).text)
      .join('\n');
    expect(comments.map((_, index) => mark(index)).filter((word) => !texts.includes(word))).toEqual(
      [],
    );
  });

  it('run nowhere', () => {
    for (const file of site.files.filter((name) => name.endsWith('.html'))) {
      const { scripts, handlers } = readDocument(site.read(file));
      expect(handlers, file).toEqual([]);
      const running = scripts.filter((script) => !script.trimStart().startsWith('{'));
      expect(
        running.filter((script) => /alert\(1\)|process\.exit/.test(script)),
        file,
      ).toEqual([]);
      expect(scripts.filter((script) => script.trim() !== '').length, file).toBeLessThanOrEqual(4);
    }
  });
});
