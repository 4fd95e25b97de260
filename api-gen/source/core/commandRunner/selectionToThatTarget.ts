import { UntypedTarget } from '../../processTargets/targets';
import { SelectionWithEditor } from '../../typings/Types';
export declare const selectionToThatTarget: (selection: SelectionWithEditor) => UntypedTarget;
