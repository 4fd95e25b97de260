import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutVoice } from './without-voice.ts';

const german = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'catalogues/de.json'), 'utf8'),
) as Readonly<Record<string, { readonly message: string }>>;

const texts = (name: string): string =>
  Object.entries(german)
    .filter(([id]) => id.startsWith(name))
    .map(([, { message }]) => message)
    .join('\n');

it('leaves no text about hats, phrases, vocabulary or Talon in the German catalogue', () => {
  const catalogue = Object.fromEntries(
    Object.entries(german).map(([id, { message }]) => [id, message]),
  );
  const left = Object.values(withoutVoice(catalogue)).join('\n');
  expect(texts('hats.')).toMatch(/Hüte/);
  expect(left).not.toMatch(/\bH(?:ut|üte)|Vokabular|Talon|Cursorless|Spickzettel|Befehl(?!staste)/);
  expect(left).toContain(texts('pager.').split('\n')[0]);
});
