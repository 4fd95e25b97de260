import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { countSyllables, createEffort } from './effort.ts';

const effortOf = createEffort(defaultLanguage.sayable.entries);

describe('effortOf', () => {
  it('rates the fewest syllables best', () =>
    expect(effortOf('take air')).toBeLessThan(effortOf('take token air')));

  it.each([
    ['chuck line air', 'chuck paint air'],
    ['bring blue bat', 'call block bat'],
    ['chuck next token', 'chuck every sentence'],
  ])('rates “%s”, with words that are learned early, better than “%s”', (early, late) =>
    expect(effortOf(early)).toBeLessThan(effortOf(late)),
  );

  it('counts every word of the course as learned early', () => {
    const course = readFileSync('content/try.mdx', 'utf8');
    const words = new Set(
      [...course.matchAll(/^::example\[([^\]]+)\]/gm)].flatMap(([, name = '']) => name.split('-')),
    );
    const late = [...words].filter((word) => effortOf(word) >= countSyllables(word) + 0.5);
    expect(words.size).toBeGreaterThan(25);
    expect(late).toEqual([]);
  });
});
