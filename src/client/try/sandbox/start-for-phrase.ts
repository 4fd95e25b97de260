import { readCommand } from '#engine/command/read-command.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { hatKey } from '#engine/hats/hat-styles.ts';
import { saidCharacter, UNKNOWN_CHARACTER, saidCharactersOf } from '#engine/hats/said-character.ts';
import type { Mark } from '#engine/model/command.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { RunResult } from '#engine/run.ts';
import {
  createDocument,
  lineRange,
  textOf,
  toPositions,
  type Document,
} from '#engine/text/document.ts';
import type { CaseMark } from '#engine/examples/recorded-case.ts';
import type { Position, PositionRange } from '#shared/text/position.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { hearPhrase } from '#client/try/guess/hear-phrase.ts';
import type { ExampleStart } from '#client/try/session/start-state.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { marksOf } from '#client/try/guess/marks-of.ts';
import { longerSample, proseSample, samples, startOf, type Sample } from './samples.ts';

/** A sample and its initial state. */
export interface SampleStart {
  readonly sample: Sample;
  readonly start: ExampleStart;
}

/**
 * Maximum number of cursor positions to try per sample; in the longer sample, all lines are alike.
 */
const maxStarts = 42;

/**
 * Finds the first sample in which a phrase works with the hats that it names. If there is none,
 * returns the first sample with these hats, where the phrase's failure explains what else the text
 * lacks. Returns undefined if the phrase is not a command.
 */
export async function startForPhrase(
  phrase: string,
  language: Language,
  tryPhrase: (state: EngineState, phrase: string) => Promise<RunResult>,
): Promise<SampleStart | undefined> {
  const { phrase: said } = hearPhrase(phrase, language);
  const parsed = parsePhrase(said, language.sayable);
  if (!parsed.ok) return undefined;
  const commands = parsed.commands.map(readCommand);
  const marks = commands.flatMap(marksOf);
  const isPaste = commands.some(({ action }) => action === 'pasteFromClipboard');
  let failed: SampleStart | undefined;
  for (const sample of [...samples, longerSample, proseSample])
    for (const fresh of startsFor(sample, marks)) {
      const start = isPaste ? { ...fresh, clipboard: 'copied' } : fresh;
      const result = await tryPhrase(createStartState(start), said);
      if (result.ok) return { sample, start };
      failed ??= { sample, start };
    }
  return failed;
}

/** Cursor positions to try on a line, as fractions of its length. */
const columns = [0.6, 0.25];

/**
 * Yields a sample's initial states, with the cursor at the start or on one of the other lines. The
 * hats are placed near the cursor; "that" and "source", if named, refer to the cursor's line.
 */
function* startsFor(sample: Sample, marks: readonly Mark[]): Generator<ExampleStart> {
  const plain = startOf(sample);
  const hats = marks.filter((mark) => mark.kind === 'hat');
  const text = withCharacters(plain.text, hats);
  const document = createDocument(text, sample.languageId);
  const tokens = findTokens(document).map((token) => ({
    range: toPositions(document, token),
    characters: saidCharactersOf(textOf(document, token)),
  }));
  for (const place of cursorsIn(document).slice(0, maxStarts)) {
    const { start, end } = lineRange(document, place.line);
    const line = {
      start: { ...place, character: 0 },
      end: { ...place, character: end - start },
    };
    const lineIfSaid = (wanted: Mark['kind']) =>
      marks.some(({ kind }) => kind === wanted) ? [line] : [];
    yield {
      ...plain,
      text,
      selections: [{ anchor: place, active: place }],
      thatMark: lineIfSaid('that'),
      sourceMark: lineIfSaid('source'),
      marks: pinHats(hats, tokens, place),
    };
  }
}

/**
 * Returns the cursor positions to try: the start, and some on each other line that is not empty.
 */
function cursorsIn({ lines }: Document) {
  return lines.flatMap(({ start, end }, line) =>
    line > 0 && start === end
      ? []
      : columns.map((column) => ({
          line,
          character: line === 0 ? 0 : Math.ceil((end - start) * column),
        })),
  );
}

type HatMark = Extract<Mark, { readonly kind: 'hat' }>;

/** Appends a line with those of the hats' characters that the text lacks or has too few of. */
function withCharacters(text: string, hats: readonly HatMark[]) {
  const missing = hats.filter(
    ({ character }, index) =>
      hats.slice(0, index + 1).filter((other) => other.character === character).length >
      text.toLowerCase().split(character.toLowerCase()).length - 1,
  );
  return missing.length === 0
    ? text
    : `${text}${missing.map(({ character }) => (character === UNKNOWN_CHARACTER ? '§' : character)).join(' ')}\n`;
}

/** A token, and the characters that can carry its hat. */
interface HatPlace {
  readonly range: PositionRange;
  readonly characters: readonly string[];
}

/**
 * Assigns each of the different hats to a different token that contains its character, as near to a
 * place as possible.
 */
function pinHats(hats: readonly HatMark[], tokens: readonly HatPlace[], place: Position) {
  const distance = ({ range: { start } }: HatPlace) =>
    1000 * Math.abs(start.line - place.line) + Math.abs(start.character - place.character);
  const free = [...tokens].sort((one, other) => distance(one) - distance(other));
  const pinned = new Map<string, CaseMark>();
  for (const { hat, character } of hats) {
    const said = saidCharacter(character);
    const index = free.findIndex(({ characters }) => characters.includes(said));
    const key = hatKey(hat, said);
    const [token] = pinned.has(key) || index < 0 ? [] : free.splice(index, 1);
    if (token) pinned.set(key, { hat, character: said, range: token.range });
  }
  return [...pinned.values()];
}
