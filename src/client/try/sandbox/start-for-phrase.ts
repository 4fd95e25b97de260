import { readCommand } from '#engine/command/read-command.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { hatKey } from '#engine/hats/hat-styles.ts';
import { saidCharacter, UNKNOWN_CHARACTER } from '#engine/hats/said-character.ts';
import { saidCharactersOf } from '#engine/hats/said-characters-of.ts';
import type { Mark } from '#engine/model/command.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { RunResult } from '#engine/run.ts';
import { createDocument, textOf, toPosition, toPositions } from '#engine/text/document.ts';
import type { CaseMark } from '#shared/examples/recorded-case.ts';
import type { Position, PositionRange } from '#shared/text/position.ts';
import type { Range } from '#shared/text/range.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { hearPhrase } from '#client/try/command/hear-phrase.ts';
import type { ExampleStart } from '#client/try/session/example-start.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { marksOf } from './marks-of.ts';
import { longerSample, proseSample, samples, startOf, type Sample } from './samples.ts';

/** A sample and its initial state. */
export interface SampleStart {
  readonly sample: Sample;
  readonly start: ExampleStart;
}

/** Runs a phrase, with a parser if there is one. */
export type TryPhrase = (state: EngineState, phrase: string) => Promise<RunResult>;

/** Number of cursor positions to try per sample; in the longer one, all lines are alike. */
const maxStarts = 42;

/**
 * Finds the first sample in which a phrase works, with the hats it names. If there is none, returns
 * a text with these hats, where the phrase's failure explains what else it lacks; undefined for
 * what is not a command.
 */
export async function startForPhrase(
  phrase: string,
  language: Language,
  tryPhrase: TryPhrase,
): Promise<SampleStart | undefined> {
  const { phrase: said } = hearPhrase(phrase, language);
  const parsed = parsePhrase(said, language.sayable);
  if (!parsed.ok) return undefined;
  const commands = parsed.commands.map(readCommand);
  const marks = commands.flatMap(marksOf);
  const isPaste = commands.some(({ action }) => action === 'pasteFromClipboard');
  let failed: SampleStart | undefined;
  for (const sample of [...samples, longerSample, proseSample])
    for (const fresh of startsFor(sample, marks).slice(0, maxStarts)) {
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
 * Returns a sample with the cursor at its start and on each of its lines; hats are near the cursor.
 */
function startsFor(sample: Sample, marks: readonly Mark[]): ExampleStart[] {
  const plain = startOf(sample);
  const hats = marks.filter((mark) => mark.kind === 'hat');
  const text = withCharacters(plain.text, hats);
  const { lines } = createDocument(text, sample.languageId);
  return lines.flatMap(({ start, end }, line) =>
    columns.flatMap((column) => {
      if (line > 0 && start === end) return [];
      const place = { line, character: line === 0 ? 0 : Math.ceil((end - start) * column) };
      return [
        {
          ...plain,
          text,
          selections: [{ anchor: place, active: place }],
          ...remembered(marks, { line, character: end - start }),
          marks: pinHats({ text, languageId: sample.languageId, place }, hats),
        },
      ];
    }),
  );
}

/** Returns a previous target, for a phrase that refers to one. */
function remembered(
  marks: readonly Mark[],
  end: Position,
): Pick<ExampleStart, 'thatMark' | 'sourceMark'> {
  const lineFor = (wanted: Mark['kind']): PositionRange[] =>
    marks.some(({ kind }) => kind === wanted) ? [{ start: { ...end, character: 0 }, end }] : [];
  return { thatMark: lineFor('that'), sourceMark: lineFor('source') };
}

type HatMark = Extract<Mark, { readonly kind: 'hat' }>;

/** Appends a line with characters that the text lacks or has too few of. */
function withCharacters(text: string, hats: readonly HatMark[]): string {
  const missing = hats.filter(
    ({ character }, index) =>
      hats.slice(0, index + 1).filter((other) => other.character === character).length >
      text.toLowerCase().split(character.toLowerCase()).length - 1,
  );
  return missing.length === 0
    ? text
    : `${text}${missing.map(({ character }) => (character === UNKNOWN_CHARACTER ? '§' : character)).join(' ')}\n`;
}

interface HatPlaces {
  readonly text: string;
  readonly languageId: string;
  /** The place near which the hats should be. */
  readonly place: Position;
}

/** Assigns each hat to a different token with its character. */
function pinHats({ text, languageId, place }: HatPlaces, hats: readonly HatMark[]): CaseMark[] {
  const document = createDocument(text, languageId);
  const distance = ({ start }: Range): number => {
    const { line, character } = toPosition(document, start);
    return 1000 * Math.abs(line - place.line) + Math.abs(character - place.character);
  };
  const free = findTokens(document).sort((one, other) => distance(one) - distance(other));
  const pinned = new Map<string, CaseMark>();
  for (const { hat, character } of hats) {
    const said = saidCharacter(character);
    const index = free.findIndex((token) =>
      saidCharactersOf(textOf(document, token)).includes(said),
    );
    const key = hatKey(hat, said);
    const [token] = pinned.has(key) || index < 0 ? [] : free.splice(index, 1);
    if (token) pinned.set(key, { hat, character: said, range: toPositions(document, token) });
  }
  return [...pinned.values()];
}
