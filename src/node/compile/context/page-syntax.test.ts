import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docusaurusDialect, ownDialect } from '#node/base/dialect/dialect.ts';
import { syntaxOf } from './page-syntax.ts';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'page-syntax-'));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const mathOf = (dependencies: object): string => {
  writeFileSync(path.join(siteDir, 'package.json'), JSON.stringify({ dependencies }));
  return syntaxOf({ config: { markdown: {} }, dialect: docusaurusDialect, siteDir }).math;
};

describe('the syntax of pages', () => {
  it("has the formulas of the pages' site", () => {
    expect(mathOf({})).toBe('all');
    expect(mathOf({ '@docusaurus/core': '3' })).toBe('pairs');
    expect(mathOf({ '@docusaurus/core': '3', 'remark-math': '6' })).toBe('all');
  });

  it('has none of this in our own pages unless configured', () => {
    const own = (markdown: object) =>
      syntaxOf({ config: { markdown }, dialect: ownDialect, siteDir });
    expect(own({})).toEqual({ math: 'none', mermaid: false, emoji: false });
    expect(own({ math: true, emoji: true })).toEqual({ math: 'all', mermaid: false, emoji: true });
  });
});
