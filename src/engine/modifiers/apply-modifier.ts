import type { Modifier } from '../command/command.ts';
import { EngineError } from '../engine-error.ts';
import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Target } from '../targets/target.ts';
import type { Document } from '../text/document.ts';

/** What modifiers look things up in. */
export interface ModifierContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
}

/** The targets that a modifier makes of one. Throws when there is nothing of the kind. */
export function applyModifier(
  modifier: Modifier,
  target: Target,
  _context: ModifierContext,
): readonly Target[] {
  if (modifier.kind === 'just') return [{ ...target, kind: 'raw' }];
  throw new EngineError(`The modifier “${modifier.kind}” is not known here.`);
}
