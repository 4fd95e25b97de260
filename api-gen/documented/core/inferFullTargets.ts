/**
 * Fills in what the user left unsaid.
 *
 * @module
 */

import { PartialTargetDescriptor } from './commandRunner/typings/PartialTargetDescriptor.types';
import { TargetDescriptor } from '../typings/TargetDescriptor';

/**
 * Completes targets from those said before: after "take funk air and", a mere "bat" means "funk
 * bat". A missing mark means the cursor.
 *
 * @param targets - The targets as they were said.
 * @returns Complete targets, ready to be looked for in documents.
 * @throws An error when a position is not the first of a target's modifiers.
 */
declare function inferFullTargets(targets: PartialTargetDescriptor[]): TargetDescriptor[];

export default inferFullTargets;
