import { EditableTextEditor } from '../libs/common';
import { RangeUpdater } from '../core/updateSelections/RangeUpdater';
import { Edit } from '../typings/Types';

export declare function performDocumentEdits(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
): Promise<boolean>;
