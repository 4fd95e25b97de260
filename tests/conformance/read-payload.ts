import type { ActionDetails, Command, TargetDescription } from '#engine/model/command.ts';
import { readPayloadTarget } from './read-payload-target.ts';
import type { RecordedCommand } from './recorded-file.ts';

/** Current action names, keyed by former name. */
const renamed: Readonly<Record<string, string>> = {
  bring: 'replaceWithTarget',
  call: 'callAsFunction',
  clear: 'clearAndSetSelection',
  commentLines: 'toggleLineComment',
  copy: 'copyToClipboard',
  cut: 'cutToClipboard',
  delete: 'remove',
  editNewLineAbove: 'editNewLineBefore',
  editNewLineBelow: 'editNewLineAfter',
  findInFiles: 'findInWorkspace',
  fold: 'foldRegion',
  indentLines: 'indentLine',
  insertEmptyLineAbove: 'insertEmptyLineBefore',
  insertEmptyLineBelow: 'insertEmptyLineAfter',
  insertLineAfter: 'editNewLineAfter',
  insertLineBefore: 'editNewLineBefore',
  move: 'moveToTarget',
  outdentLines: 'outdentLine',
  paste: 'pasteFromClipboard',
  reverse: 'reverseTargets',
  setBreakpoint: 'toggleLineBreakpoint',
  sort: 'sortTargets',
  swap: 'swapTargets',
  unfold: 'unfoldRegion',
  use: 'replaceWithTarget',
  wrap: 'wrapWithPairedDelimiter',
};

/**
 * Converts a recorded command to the engine's form, ignoring its spoken form; returns undefined if
 * it has no action.
 */
export function readPayload(command: RecordedCommand): Command | undefined {
  if (command.action === undefined) return undefined;
  const [name, args] =
    typeof command.action === 'string'
      ? [command.action, command.extraArgs ?? []]
      : [command.action.name, command.action.args ?? []];
  const action = renamed[name] ?? name;
  const isOld = (command.version ?? 0) < 2;
  const targets = (command.targets ?? []).map((target): TargetDescription =>
    readPayloadTarget(target, { action, isOld }),
  );
  const details = readDetails(action, args);
  return { action, targets, ...(details && { details }) };
}

function readDetails(action: string, args: readonly unknown[]): ActionDetails | undefined {
  const [first, second] = args;
  if (action === 'wrapWithPairedDelimiter' || action === 'rewrapWithPairedDelimiter')
    return { pair: { left: String(first), right: String(second) } };
  if (action === 'wrapWithSnippet') return { snippet: splitName(String(first)) };
  if (action === 'insertSnippet') {
    const substitutions = second as Readonly<Record<string, string>> | undefined;
    return { snippet: { name: String(first), ...(substitutions && { substitutions }) } };
  }
  if (action === 'replace')
    return {
      texts: Array.isArray(first)
        ? (first as string[])
        : { countFrom: (first as { readonly start: number }).start },
    };
  return undefined;
}

function splitName(location: string): { readonly name: string; readonly variable: string } {
  const [name = '', variable = ''] = location.split('.');
  return { name, variable };
}
