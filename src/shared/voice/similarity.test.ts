import { describe, expect, it } from 'vitest';
import { editDistance, soundKey, wordDistance } from './similarity.ts';

describe('editDistance', () => {
  it('counts added, dropped, changed and swapped letters', () => {
    expect([editDistance('line', 'line'), editDistance('line', 'lines'), editDistance('funk', 'fun'), editDistance('blorp', 'block'), editDistance('lien', 'line'), editDistance('', 'air')]).toEqual([0, 1, 1, 2, 1, 3]);
  });
});

describe('soundKey', () => {
  it('writes alike what sounds alike', () => {
    expect(soundKey('clone')).toBe(soundKey('klone'));
    expect(soundKey('phones')).toBe(soundKey('fones'));
    expect(soundKey('take')).not.toBe(soundKey('chuck'));
  });
});

describe('wordDistance', () => {
  it('is nearer for words that only sound alike than for words that do not', () => {
    expect(wordDistance('fone', 'phone')).toBeLessThan(wordDistance('fone', 'stone'));
  });
});
