import { describe, expect, it } from 'vitest';
import { applyPatch } from './docsearch-plugin.ts';

const patch = { file: /library\.js$/, find: 'setStatus("idle")', replace: 'maybe($&)' };

describe('corrections of DocSearch', () => {
  it('replaces the text, without reading the replacement as a pattern', () => {
    expect(applyPatch('a; setStatus("idle"); b', patch)).toBe('a; maybe($&); b');
  });

  it('stops the build when the library has changed', () => {
    expect(() => applyPatch('a; b', patch)).toThrow(/library.*has changed.*docsearch-plugin/s);
  });

  it('replaces a stretch up to its end, which stays', () => {
    const stretch = { ...patch, find: '// begin\n', upTo: '// end', replace: 'new\n' };
    expect(applyPatch('a\n// begin\nold\n// end\nb', stretch)).toBe('a\nnew\n// end\nb');
    expect(() => applyPatch('a\n// begin\nold', stretch)).toThrow('no longer holds');
  });
});
