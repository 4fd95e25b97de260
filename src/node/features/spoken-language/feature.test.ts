import type { Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { classifyQuoted } from '#shared/voice/language/classify-quoted.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import type { CompileContext } from '#node/compile/context/compile-context.ts';
import { createTestSite } from '#node/testing/test-site.ts';
import { spokenLanguage } from './feature.ts';

/** Returns the problems with a quoted phrase on a page. */
async function lint(text: string, exceptions: readonly string[] = []) {
  const frontmatter = `---\nspoken_exceptions: ${JSON.stringify(exceptions)}\n---\n`;
  const { compile } = await createTestSite({ 'a.md': `${frontmatter}\n# A\n\nSay \`"${text}"\`.` });
  return (await compile('a.md')).problems;
}

describe('a quoted phrase', () => {
  it.each(['chuck air', 'funk', 'fox bat', '<pair> wrap <target>', 'every funk'])(
    'is accepted: "%s"',
    async (text) => {
      expect(await lint(text)).toEqual([]);
    },
  );

  it('is reported with the wrong word and the right command', async () => {
    expect(await lint('chuck blorp')).toMatchObject([
      {
        severity: 'error',
        position: { line: 7, column: 13 },
        message: expect.stringContaining('"chuck blorp": "blorp" is not a word of the vocabulary'),
        hint: expect.stringContaining('Did you mean "chuck block"?'),
      },
    ]);
  });

  it('leaves the most similar form to the hint', async () => {
    const [problem] = await lint('chuck blorp');
    expect(problem?.message).toMatch(/: "blorp" is not a word of the vocabulary, expected [^;]*$/);
  });

  it('is accepted as a declared exception, also as a template', async () => {
    expect(await lint('push down air and bat', ['push down air and bat'])).toEqual([]);
    expect(await lint('push down <target>', ['push down'])).toEqual([]);
    expect(await lint('push down air', ['push down'])).toHaveLength(1);
  });

  it('has no position but the file if a plugin created it', () => {
    const result: Pick<CompileContext['result'], 'problems'> = { problems: [] };
    const context = {
      page: { file: 'a.md', frontmatter: {} },
      tools: {
        language: defaultLanguage,
        phrases: {
          severity: 'error',
          classify: (text: string) => classifyQuoted(text, defaultLanguage),
        },
      },
      result,
    } as unknown as CompileContext;
    const parent: Root = { type: 'root', children: [] };
    const [step] = spokenLanguage.htmlSteps ?? [];
    step?.(context).enter?.element?.(h('code', '"take air bat"'), parent);
    expect(result.problems.map(({ position }) => position)).toEqual([{ file: 'a.md' }]);
  });
});
