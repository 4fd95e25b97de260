import type { Command } from '../command/command.ts';
import { actionWords } from './action-words.ts';
import { describeTarget } from './describe-target.ts';

/** Says in plain words what a command does. */
export function describeCommand({ action, targets }: Command): string {
  const verb = actionWords[action] ?? action;
  return [verb, ...targets.map(describeTarget)].join(' · ');
}
