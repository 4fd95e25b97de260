import { describe, expect, it } from 'vitest';
import { classifyQuoted } from '#shared/voice/language/classify-quoted.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { lintQuoted } from './lint-quoted.ts';

const at = { file: 'user/README.md', line: 12, column: 5 };
const lint = (text: string, exceptions: readonly string[] = []) =>
  lintQuoted({ text, position: at, exceptions }, classifyQuoted(text, defaultLanguage));

describe('lintQuoted', () => {
  it.each(['chuck air', 'funk', 'fox bat', '<pair> wrap <target>', 'every funk'])(
    'accepts "%s"',
    (text) => {
      expect(lint(text)).toBeNull();
    },
  );

  it('reports the wrong word and suggests the right command', () => {
    expect(lint('chuck blorp')).toMatchObject({
      severity: 'error',
      position: { file: 'user/README.md', line: 12, column: 13 },
      message: expect.stringContaining('"chuck blorp": "blorp" is not a word of the vocabulary'),
      hint: expect.stringContaining('Did you mean "chuck block"?'),
    });
  });

  it('leaves the most similar form to the hint', () => {
    expect(lint('chuck blorp')?.message).toMatch(
      /: "blorp" is not a word of the vocabulary, expected [^;]*$/,
    );
  });

  it('accepts a position without a column', () => {
    expect(
      lintQuoted(
        { text: 'take air bat', position: { file: 'a.md' }, exceptions: [] },
        classifyQuoted('take air bat', defaultLanguage),
      ),
    ).toMatchObject({ position: { file: 'a.md' } });
  });

  it('accepts declared exceptions, also as templates', () => {
    expect(lint('push down air and bat', ['push down air and bat'])).toBeNull();
    expect(lint('push down <target>', ['push down'])).toBeNull();
    expect(lint('push down air', ['push down'])).not.toBeNull();
  });
});
