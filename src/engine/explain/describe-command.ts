import type { Command } from '../model/command.ts';
import { infer } from '../command/infer.ts';
import { actionWords } from './action-words.ts';
import { describeTarget, type Here } from './describe-target.ts';
import { formatterWords } from './formatter-words.ts';

/** Describes a command in plain words: the action, its targets, and how. */
export function describeCommand(command: Command, here: Here): string {
  const { action, targets, details = {} } = command;
  const [first, second] = infer(targets).map((target) => describeTarget(target, here));
  const snippet = details.snippet && `the snippet “${details.snippet.name ?? ''}”`;
  const how =
    (details.pair && `in ${details.pair.left} ${details.pair.right}`) ??
    (details.formatters && `as ${details.formatters.map(formatterWords).join(', ')}`) ??
    (action === 'wrapWithSnippet' ? snippet && `in ${snippet}` : undefined);
  const [verb, rest] = (actionWords[action] ?? action).split(' … ');
  const said = action === 'insertSnippet' && snippet ? `${verb} ${snippet}` : verb;
  const where = second === undefined ? undefined : `${joiner(action)} ${second}`;
  return [said, first && place(action, first), rest, where, how]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Adds "to" for actions whose only target is a destination. */
function place(action: string, target: string): string {
  return action === 'pasteFromClipboard' || action === 'insertSnippet' ? `to ${target}` : target;
}

function joiner(action: string): string {
  if (action === 'swapTargets') return 'with';
  return action === 'callAsFunction' ? 'on' : 'to';
}
