import { describe, expect, it } from 'vitest';
import { soundKey, wordDistance } from './similarity.ts';

describe('soundKey', () => {
  it('is the same for words that sound alike', () => {
    expect(soundKey('clone')).toBe(soundKey('klone'));
    expect(soundKey('phones')).toBe(soundKey('fones'));
    expect(soundKey('take')).not.toBe(soundKey('chuck'));
  });
});

describe('wordDistance', () => {
  it('is smaller for words that only sound alike than for words that do not', () => {
    expect(wordDistance('fone', 'phone')).toBeLessThan(wordDistance('fone', 'stone'));
    expect(wordDistance('line', 'line')).toBe(0);
    expect(wordDistance('lien', 'line')).toBeLessThan(0.45);
  });
});
