import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { readCommand } from './command/read-command.ts';
import { describeCommand } from './explain/describe-command.ts';
import { notUnderstood, type RunFailure, type RunOptions } from './run.ts';

/** The commands of a phrase in plain words, or why it cannot be parsed. */
export type Explanation = { readonly ok: true; readonly commands: readonly string[] } | RunFailure;

/** How to explain a phrase. */
interface ExplainOptions extends Pick<RunOptions, 'language'> {
  /** Whether some text is selected; otherwise, commands without a mark are about the cursor. */
  readonly hasSelection?: boolean;
}

/** Explains in plain words what a phrase does: “delete · the token whose a wears a blue hat”. Never throws. */
export function explain(
  phrase: string,
  { language, hasSelection = true }: ExplainOptions,
): Explanation {
  const here = hasSelection ? 'the selection' : 'the cursor';
  const parsed = parsePhrase(phrase, language.sayable);
  if (parsed.ok)
    return {
      ok: true,
      commands: parsed.commands.map((tree) => describeCommand(readCommand(tree), here)),
    };
  return notUnderstood(parsed.error);
}
