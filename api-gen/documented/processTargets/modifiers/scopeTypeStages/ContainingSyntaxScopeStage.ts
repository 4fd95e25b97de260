/**
 * Implements scopes that a language's grammar defines.
 *
 * @module
 * @primaryExport
 */
import type { NoContainingScopeError } from '../../../errors';
import type { Target } from '../../../typings/target.types';
import type {
  ContainingScopeModifier,
  EveryScopeModifier,
  SimpleScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../../typings/Types';
import type { ModifierStage } from '../../PipelineStages.types';
import { ScopeTypeTarget } from '../../targets';

/** Asks for the containing scope of a type that has nothing but a name. */
export interface SimpleContainingScopeModifier extends ContainingScopeModifier {
  /** The scope type. */
  scopeType: SimpleScopeType;
}

/** Asks for every scope of a type that has nothing but a name. */
export interface SimpleEveryScopeModifier extends EveryScopeModifier {
  /** The scope type. */
  scopeType: SimpleScopeType;
}

/**
 * Finds functions, statements, arguments and the like by climbing the syntax tree from the target
 * until the language's matcher for the scope accepts a node.
 *
 * @slug default
 */
declare class ContainingSyntaxScopeStage implements ModifierStage {
  /** The scope type and whether one scope is wanted or all of them. */
  private modifier: SimpleContainingScopeModifier | SimpleEveryScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The scope type and whether one scope is wanted or all of them.
   */
  constructor(modifier: SimpleContainingScopeModifier | SimpleEveryScopeModifier);

  /**
   * Finds the node or nodes; throws a {@link NoContainingScopeError} when there is none.
   *
   * @param context - Supplies the syntax tree.
   * @param target - The target from which to climb.
   * @returns Targets that know their delimiters, inside and removal range as far as the language
   * defines them.
   */
  run(context: ProcessedTargetsContext, target: Target): ScopeTypeTarget[];
}

export default ContainingSyntaxScopeStage;
