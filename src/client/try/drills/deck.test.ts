import { describe, expect, it } from 'vitest';
import { answerCard, nextCard, readDeck, type Deck } from './deck.ts';

const cards = ['air', 'bat', 'cap'].map((id) => ({ id }));
const start = new Date('2026-01-01T12:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const idAt = (deck: Deck, time: Date): string | undefined => nextCard(cards, deck, time)?.id;

describe('the deck of the drills', () => {
  it('asks for new cards in order', () => {
    const deck = answerCard({}, 'air', true, start);
    expect([idAt({}, start), idAt(deck, start)]).toEqual(['air', 'bat']);
  });

  it('repeats an unknown card sooner than a known one', () => {
    const known = answerCard({}, 'air', true, start);
    const both = answerCard(known, 'bat', false, start);
    expect(idAt(both, after(2))).toBe('bat');
    expect(both.bat?.due.getTime()).toBeLessThan(both.air?.due.getTime() ?? 0);
  });

  it('waits longer each time a card is known', () => {
    const gaps: number[] = [];
    let deck: Deck = {};
    let now = start;
    for (let round = 0; round < 5; round += 1) {
      deck = answerCard(deck, 'air', true, now);
      const due = deck.air?.due ?? now;
      gaps.push(due.getTime() - now.getTime());
      now = due;
    }
    expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(7 * 24 * 60 * 60_000);
  });

  it('has no card while none is due', () => {
    let deck: Deck = {};
    for (const { id } of cards) deck = answerCard(deck, id, true, start);
    expect(idAt(deck, after(1))).toBeUndefined();
    expect(idAt(deck, after(60))).toBeDefined();
  });

  it('is unchanged by storing and reading', () => {
    const deck = answerCard(answerCard({}, 'air', true, start), 'air', false, after(20));
    expect(readDeck(JSON.stringify(deck))).toEqual(deck);
  });

  it.each([
    null,
    '',
    '[]',
    'no JSON',
    '3',
    '{"air":{}}',
    '{"air":{"due":"yesterday"}}',
    '{"air":null}',
  ])('parses no card from %j', (json) => expect(readDeck(json)).toEqual({}));
});
