import { describe, expect, it } from 'vitest';
import { applyPatch } from './docsearch-plugin.ts';

const patch = { file: /library\.js$/, find: 'setStatus("idle")', replace: 'maybe($&)' };

describe('corrections of DocSearch', () => {
  it('S-018 replaces the text, without reading the replacement as a pattern', () => {
    expect(applyPatch('a; setStatus("idle"); b', patch)).toBe('a; maybe($&); b');
  });

  it('S-018 stops the build when the library has changed', () => {
    expect(() => applyPatch('a; b', patch)).toThrow(/library.*has changed.*docsearch-plugin/s);
  });
});
