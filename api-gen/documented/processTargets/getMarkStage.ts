/**
 * Chooses the implementation of a mark.
 *
 * @module
 * @primaryExport
 */
import { Mark } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { MarkStage } from './PipelineStages.types';

/**
 * Makes the stage that resolves a mark.
 *
 * @param mark - A mark as it appears in a command after inference.
 * @returns The stage, not run yet.
 */
declare function getMarkStage(mark: Mark): MarkStage;

export default getMarkStage;
