import { describe, expect, it } from 'vitest';
import { readTextsFile, shippedCatalogue } from './locale-texts.ts';
import { collectMessages, readMessages } from './read-messages.ts';

const messages = readMessages();
const { texts, problems } = readTextsFile(shippedCatalogue('de') ?? '');
const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+\}/g))].sort();

describe('the German catalogue', () => {
  it('has every text of the interface, and no other', () => {
    expect(problems).toEqual([]);
    expect(messages.size).toBeGreaterThan(150);
    expect(Object.keys(texts).sort()).toEqual([...messages.keys()].sort());
  });

  it('has the placeholders and the plural forms of the English texts', () => {
    for (const [key, { message }] of messages) {
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(message));
      expect((texts[key] ?? '').split('|').length, key).toBe(message.split('|').length);
    }
  });

  it('is used for regional variants of German too', () => {
    expect(shippedCatalogue('de-AT')).toBe(shippedCatalogue('de'));
    expect(shippedCatalogue('fr')).toBeUndefined();
  });
});

describe('collectMessages', () => {
  it('finds calls and elements, also with texts over several lines, but no problems of the build', () => {
    const code = `
      translate('a', 'One ' + 'and two', { count });
      translator.translate('d', 'Of a translator');
      translateWith(catalogue)('e', 'Of a catalogue');
      <Translate id="b">
        Over two
        lines
      </Translate>;
      <Translate id="c">{'With {value}.'}</Translate>;
      report({ message: 'Not a text of the interface' });
    `;
    expect(collectMessages('x.tsx', code)).toEqual([
      { key: 'a', message: 'One and two' },
      { key: 'd', message: 'Of a translator' },
      { key: 'e', message: 'Of a catalogue' },
      { key: 'b', message: 'Over two lines' },
      { key: 'c', message: 'With {value}.' },
    ]);
  });
});
