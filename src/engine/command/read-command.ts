import type { CommandTree } from '#shared/voice/grammar/tree.ts';
import type { ActionDetails, Command, TargetDescription } from '../model/command.ts';
import { implicitTarget, readDestination, readTarget } from './read-target.ts';

/** Converts a parsed command to one the engine can run. */
export function readCommand(tree: CommandTree): Command {
  switch (tree.kind) {
    case 'simple':
      return readSimple(tree.action.identifier, readTarget(tree.target));
    case 'positional':
      return { action: tree.action.identifier, targets: [readDestination(tree.destination)] };
    case 'move-bring':
      return {
        action: tree.action.identifier,
        targets: [
          readTarget(tree.source),
          tree.destination ? readDestination(tree.destination) : implicitTarget,
        ],
      };
    case 'swap':
      return {
        action: tree.action.identifier,
        targets: [
          tree.first ? readTarget(tree.first) : { kind: 'primitive' },
          readTarget(tree.second),
        ],
      };
    case 'reformat':
      return {
        action: tree.action.identifier,
        targets: [readTarget(tree.target)],
        details: { formatters: tree.formatters.map(({ identifier }) => identifier) },
      };
    case 'wrap':
      return readWrap(tree);
    case 'insert-snippet':
      return {
        action: tree.action.identifier,
        targets: [tree.destination ? readDestination(tree.destination) : implicitTarget],
        details: { snippet: { name: splitSnippet(tree.snippet.identifier).name } },
      };
    case 'dictate-snippet':
      return {
        action: tree.action.identifier,
        targets: [implicitTarget],
        details: {
          snippet: { ...splitSnippet(tree.snippet.identifier), phrase: tree.words.join(' ') },
        },
      };
    default:
      return { action: tree.kind, targets: [] };
  }
}

function readSimple(action: string, target: TargetDescription): Command {
  const isCall = action === 'callAsFunction';
  return { action, targets: isCall ? [target, implicitTarget] : [target] };
}

function readWrap(tree: CommandTree & { readonly kind: 'wrap' }): Command {
  const isSnippet = tree.wrapper.group === 'wrapper_snippet';
  const details: ActionDetails = isSnippet
    ? { snippet: splitSnippet(tree.wrapper.identifier) }
    : { pair: tree.wrapper.delimiters ?? { left: '', right: '' } };
  return {
    action: actionOfWrap(tree.action.identifier, isSnippet),
    targets: [readTarget(tree.target)],
    details,
  };
}

function actionOfWrap(action: string, isSnippet: boolean): string {
  const isRewrap = action === 'rewrap';
  if (isSnippet) return isRewrap ? 'rewrapWithSnippet' : 'wrapWithSnippet';
  return isRewrap ? 'rewrapWithPairedDelimiter' : 'wrapWithPairedDelimiter';
}

function splitSnippet(identifier: string): { readonly name: string; readonly variable?: string } {
  const [name = '', variable] = identifier.split('.');
  return variable === undefined ? { name } : { name, variable };
}
