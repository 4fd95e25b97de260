/**
 * Stages with which actions and modifiers grow bare targets.
 *
 * @module
 */
import ModifyIfUntypedStage from './ModifyIfUntypedStage';

/**
 * Grows a bare target to the nearest pair of delimiters; used by "inside", "bounds" and "repack".
 */
export declare const containingSurroundingPairIfUntypedStage: ModifyIfUntypedStage;

/** Grows a bare target to its line; used by actions on whole lines, such as "clone" and "break". */
export declare const containingLineIfUntypedStage: ModifyIfUntypedStage;

/** Grows a bare target to its token; used by "leading" and "trailing". */
export declare const containingTokenIfUntypedStage: ModifyIfUntypedStage;
