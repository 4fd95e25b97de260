import { describe, expect, it } from 'vitest';
import { toSpoken } from './docs-phrases.ts';

describe('toSpoken', () => {
  it.each([
    ['3. Delete a token', 'delete a token'],
    ['“every”', 'every'],
    ['HatTokenMap', 'hat token map'],
    ['VscodeTextEditorImpl', 'vscode text editor impl'],
    ['IDEStatus', 'ide status'],
    ['Cut / copy', 'cut copy'],
    ['Row 24', 'row twenty four'],
    ['What’s new', 'whats new'],
  ])('says %s as "%s"', (title, phrase) => {
    expect(toSpoken(title)).toBe(phrase);
  });

  it.each(['', '!==', 'Größe', 'a b c d e f', 'Version 2024'])('has no words for "%s"', (title) => {
    expect(toSpoken(title)).toBeUndefined();
  });
});
