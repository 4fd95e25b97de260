import type { PartialTargetDescriptor } from './PartialTargetDescriptor.types';
import type { ActionCommand } from './ActionCommand';
export interface CommandV3 {
  version: 3;
  spokenForm?: string;
  usePrePhraseSnapshot: boolean;
  action: ActionCommand;
  targets: PartialTargetDescriptor[];
}
