import { describe, expect, it } from 'vitest';
import { hatKey } from '#engine/hats/hat-styles.ts';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { run } from '#engine/run.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';
import { createDocument, textOf, toPosition } from '#engine/text/document.ts';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { toRange } from '#shared/text/text-lines.ts';
import { samples, startOf } from '#client/try/sandbox/samples.ts';
import { readerLanguage } from '#client/try/session/reader-language.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { isThorough } from '../../../../tests/support/thorough.ts';
import { hatNames } from './hat-names.ts';
import { commandFor, unreadPhrase } from './guess-command.ts';
import { typedEntries, type TypedEntries } from './typed-entries.test-data.ts';

const language = readerLanguage(defaultLanguage, []);
const syntax = await loadSyntaxTrees(parsedLanguages, readWasm);

function stateFor({ sample, cursor }: Pick<TypedEntries, 'sample' | 'cursor'>): EngineState {
  const file = samples.find(({ name }) => name === sample);
  if (!file) throw new Error(`There is no sample ${sample}.`);
  const place = toPosition(createDocument(file.text), file.text.indexOf(cursor));
  return createStartState({ ...startOf(file), selections: [{ anchor: place, active: place }] });
}

/** Replaces each hat in a phrase with ‹text:line›. */
function withTokens(phrase: string, state: EngineState): string {
  const read = parsePhrase(phrase, language.sayable);
  if (!read.ok) return phrase;
  const document = createDocument(state.text, state.languageId);
  const tokens = new Map(
    state.hats.map(({ hat, character, range }) => [
      hatKey(hat, character),
      `‹${textOf(document, toRange(document, range))}:${range.start.line + 1}›`,
    ]),
  );
  let [written, end, start] = ['', 0, -1];
  let style = { color: 'default', shape: 'default' };
  for (const { group, identifier, ...term } of read.terms) {
    const part = /^hat_(color|shape)$/.exec(group)?.[1];
    if (start < 0) start = term.start;
    if (part) {
      style = { ...style, [part]: identifier };
      continue;
    }
    const token = /^(?:letter|digit|symbol)$/.test(group) && tokens.get(hatKey(style, identifier));
    if (token) {
      written += phrase.slice(end, start) + token;
      end = term.end;
    }
    [start, style] = [-1, { color: 'default', shape: 'default' }];
  }
  return written + phrase.slice(end);
}

/** Returns all entries for `npm run test:thorough`, and every third for `npm test`. */
const sampled = <T>(entries: readonly T[]): readonly T[] =>
  entries.filter((_, index) => isThorough || index % 3 === 0);

describe.each(typedEntries)('entries of a learner in $sample', ({ entries, ...place }) => {
  const state = stateFor(place);
  const names = hatNames(state, language);

  it.each(sampled(entries))('“%s” %s', (text, outcome) => {
    const guess = commandFor({ text, language, names, hasFailed: false });
    const writes = guess?.writes === undefined ? '' : ` +“${guess.writes}”`;
    expect(
      guess
        ? `${guess.isSure ? 'runs' : 'asks'}: ${withTokens(guess.phrase, state)}${writes}`
        : `no: ${unreadPhrase(text, language, names)}`,
    ).toBe(outcome);
    const result = run(state, guess?.phrase ?? '', { language, syntax });
    // A guess may fail, but only for a reason that the engine states.
    if (guess && !result.ok) expect(result.kind ?? result.needs).toBeDefined();
  });
});
