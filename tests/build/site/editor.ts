import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtSite, readOutput } from '../built-site.ts';

const site = await builtSite;

/** Returns the path of the only asset with this name, followed by a hash, and this extension. */
function assetOf(name: string, ending: string): string {
  const found = site.files.filter((file) =>
    new RegExp(`^assets/${name}-[\\w-]{8}\\.${ending}$`).test(file),
  );
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

/** Returns the chunks and everything that they import statically, directly or indirectly. */
function withImports(chunks: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const chunk of chunks.filter((file) => !seen.has(file))) {
    seen.add(chunk);
    const imports = readOutput(chunk).matchAll(
      /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g,
    );
    withImports(
      [...imports].map(([, name = '']) => path.posix.join(path.posix.dirname(chunk), name)),
      seen,
    );
  }
  return seen;
}

/**
 * Returns all scripts of the home page's first load: those that its HTML references, and their
 * static imports.
 */
function firstLoad(): Set<string> {
  const html = site.documents.get('/')?.html ?? '';
  const named = [...html.matchAll(/\/docs\/(assets\/[\w./-]+\.js)/g)].map(([, file = '']) => file);
  return withImports(named);
}

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readOutput(file), { level: 9 }).length, 0);

describe('the editor for spoken commands', () => {
  const first = firstLoad();
  const all = withImports([assetOf('example-editor', 'js')]);

  it('weighs less than 70 KB gzipped, with styles and without the language parser', () => {
    const own = [...all].filter((file) => !first.has(file));
    const text = own.map(readOutput).join('\n');
    // The editor includes the code that explains commands, but not the parser.
    expect(text).toContain('the token whose ');
    expect(own.filter((file) => /parser-worker|start-parser|phrase-worker/.test(file))).toEqual([]);
    const styles = site.files.filter((file) => /^assets\/editor-[\w-]{8}\.css$/.test(file));
    expect(styles.length).toBeGreaterThan(0);
    expect(sizeOf([...own, ...styles])).toBeLessThan(70_000);
  });

  it('adds only the markup of its buttons and the code that opens it to the first load', () => {
    const text = [...first].map(readOutput).join('\n');
    expect(first.size).toBeGreaterThan(0);
    for (const sign of ['the token whose ', 'randomizeTargets', 'try-options'])
      expect(text, sign).not.toContain(sign);
    expect(text).toContain('try-button');
  });
});
