import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { readCommand } from './command/read-command.ts';
import { describeCommand } from './explain/describe-command.ts';
import { notUnderstood, type RunFailure, type RunOptions } from './run.ts';

/** The commands of a phrase in plain words, or why it cannot be parsed. */
export type Explanation = { readonly ok: true; readonly commands: readonly string[] } | RunFailure;

/** Explains in plain words what a phrase does: “delete · the token whose a wears a blue hat”. Never throws. */
export function explain(phrase: string, { language }: Pick<RunOptions, 'language'>): Explanation {
  const parsed = parsePhrase(phrase, language.sayable);
  if (parsed.ok)
    return {
      ok: true,
      commands: parsed.commands.map((tree) => describeCommand(readCommand(tree))),
    };
  return notUnderstood(parsed.error);
}
