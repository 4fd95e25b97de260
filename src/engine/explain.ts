import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { readCommand } from './command/read-command.ts';
import { notUnderstood, type RunFailure, type RunOptions } from './run.ts';
import type { Command } from './model/command.ts';
import { infer } from './command/infer.ts';
import { actionWords } from './explain/action-words.ts';
import { describeTarget, type Here } from './explain/describe-target.ts';

/** A phrase's commands in plain words, or why it cannot be parsed. */
export type Explanation = { readonly ok: true; readonly commands: readonly string[] } | RunFailure;

interface ExplainOptions extends Pick<RunOptions, 'language'> {
  /** Whether any text is selected; if not, commands without a mark act on the cursor. */
  readonly hasSelection?: boolean;
}

/**
 * Explains in plain words what a phrase does, for example “delete · the token whose a wears a blue
 * hat”. Never throws.
 */
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

/** Describes a command in plain words: what it does, to which targets, and how. */
function describeCommand(command: Command, here: Here) {
  const { action, targets, details = {} } = command;
  const [first, second] = infer(targets).map((target) => describeTarget(target, here));
  const snippet = details.snippet && `the snippet “${details.snippet.name ?? ''}”`;
  const how =
    (details.pair && `in ${details.pair.left} ${details.pair.right}`) ??
    (details.formatters &&
      `as ${details.formatters.map((name) => words[name] ?? name).join(', ')}`) ??
    (action === 'wrapWithSnippet' ? snippet && `in ${snippet}` : undefined);
  const [verb, rest] = (actionWords[action] ?? action).split(' … ');
  const said = action === 'insertSnippet' && snippet ? `${verb} ${snippet}` : verb;
  // The only target of these actions is a destination.
  const isPlaced = action === 'pasteFromClipboard' || action === 'insertSnippet';
  const where = second === undefined ? undefined : `${joiner(action)} ${second}`;
  return [said, first && isPlaced ? `to ${first}` : first, rest, where, how]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function joiner(action: string): string {
  if (action === 'swapTargets') return 'with';
  return action === 'callAsFunction' ? 'on' : 'to';
}

/** What formatters produce, in plain words, keyed by the formatters' Talon names. */
const words: Readonly<Record<string, string>> = {
  ALL_CAPS: 'upper case',
  ALL_LOWERCASE: 'lower case',
  CAPITALIZE_ALL_WORDS: 'a title',
  DASH_SEPARATED: 'kebab-case',
  DOT_SEPARATED: 'dotted.words',
  DOUBLE_COLON_SEPARATED: 'packed::words',
  DOUBLE_QUOTED_STRING: 'a string in double quotes',
  DOUBLE_UNDERSCORE: 'dunder__words',
  NO_SPACES: 'one word',
  PRIVATE_CAMEL_CASE: 'camelCase',
  PUBLIC_CAMEL_CASE: 'PascalCase',
  SINGLE_QUOTED_STRING: 'a string in single quotes',
  SLASH_SEPARATED: 'words/with/slashes',
  SNAKE_CASE: 'snake_case',
  SPACE_SURROUNDED_STRING: 'words with spaces around them',
};
