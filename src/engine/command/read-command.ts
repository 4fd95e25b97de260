import type { CommandTree } from '#shared/voice/grammar/tree.ts';
import type { ActionDetails, Command } from '../model/command.ts';
import { implicitTarget, readDestination, readTarget } from './read-target.ts';

/** Converts a parsed command to one the engine can run. */
export function readCommand(tree: CommandTree): Command {
  if (!('action' in tree)) return { action: tree.kind, targets: [] };
  const action = tree.action.identifier;
  switch (tree.kind) {
    case 'simple': {
      const target = readTarget(tree.target);
      const isCall = action === 'callAsFunction';
      return { action, targets: isCall ? [target, implicitTarget] : [target] };
    }
    case 'positional':
      return { action, targets: [readDestination(tree.destination)] };
    case 'move-bring':
      return { action, targets: [readTarget(tree.source), readDestination(tree.destination)] };
    case 'swap':
      return {
        action,
        targets: [
          tree.first ? readTarget(tree.first) : { kind: 'primitive' },
          readTarget(tree.second),
        ],
      };
    case 'reformat': {
      const formatters = tree.formatters.map(({ identifier }) => identifier);
      return { action, targets: [readTarget(tree.target)], details: { formatters } };
    }
    case 'wrap':
      return readWrap(tree);
    case 'insert-snippet': {
      const { name } = splitSnippet(tree.snippet.identifier);
      const targets = [readDestination(tree.destination)];
      return { action, targets, details: { snippet: { name } } };
    }
    case 'dictate-snippet': {
      const snippet = {
        ...splitSnippet(tree.snippet.identifier),
        phrase: tree.words.join(' '),
      };
      return { action, targets: [implicitTarget], details: { snippet } };
    }
  }
}

function readWrap({ wrapper, action, target }: CommandTree & { readonly kind: 'wrap' }): Command {
  const isSnippet = wrapper.group === 'wrapper_snippet';
  const details: ActionDetails = isSnippet
    ? { snippet: splitSnippet(wrapper.identifier) }
    : { pair: wrapper.delimiters ?? { left: '', right: '' } };
  const verb = action.identifier === 'rewrap' ? 'rewrap' : 'wrap';
  return {
    action: `${verb}With${isSnippet ? 'Snippet' : 'PairedDelimiter'}`,
    targets: [readTarget(target)],
    details,
  };
}

function splitSnippet(identifier: string): { readonly name: string; readonly variable?: string } {
  const [name = '', variable] = identifier.split('.');
  return variable === undefined ? { name } : { name, variable };
}
