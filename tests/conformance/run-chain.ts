import { isDeepStrictEqual } from 'node:util';
import { run, type RunOptions } from '#engine/run.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { RecordedFile } from './recorded-file.ts';
import { toEngineState } from './to-engine-state.ts';

/**
 * Runs a recorded phrase of several commands as a whole, such as “bring harp take whale”. The
 * recording ends after the first command, but it has the position of the hat that the last one
 * selects. Returns undefined for phrases that are not of this form.
 */
export function runChain(
  file: RecordedFile,
  options: Omit<RunOptions, 'language'>,
): 'passed' | 'failed' | undefined {
  // "Char" used to be "car", and its plural was "car" too.
  const phrase = (file.command.spokenForm ?? '')
    .replace(/\bcar\b/g, 'char')
    .replace(/\b(two|three) char\b/g, '$1 chars');
  const parsed = parsePhrase(phrase, defaultLanguage.sayable);
  const name = / take (\w+)$/.exec(phrase)?.[1];
  if (!parsed.ok || parsed.commands.length < 2 || name === undefined) return undefined;
  const result = run(toEngineState(file), phrase, { language: defaultLanguage, ...options });
  const character = defaultLanguage.sayable.entries.find(
    ({ spoken }) => spoken === name,
  )?.identifier;
  const wanted = file.finalState?.marks?.[`default.${character}`];
  const [selection] = result.ok ? result.state.selections : [];
  const isThere = isDeepStrictEqual({ start: selection?.anchor, end: selection?.active }, wanted);
  const isWritten = result.ok && result.state.text === file.finalState?.documentContents;
  return isThere && isWritten ? 'passed' : 'failed';
}
