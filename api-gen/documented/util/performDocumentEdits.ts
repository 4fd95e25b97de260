/**
 * Applies edits to a document.
 *
 * @module
 */
import { EditableTextEditor } from '../libs/common';
import { RangeUpdater } from '../core/updateSelections/RangeUpdater';
import { Edit } from '../typings/Types';

/**
 * Applies a list of edits in a single step, which the user can undo at once, and tells the range
 * updater which of them are replacements.
 *
 * @param rangeUpdater - Keeps registered ranges in place while the document changes.
 * @param editor - The editor that shows the document.
 * @param edits - The edits, in terms of the unchanged document; they must not overlap.
 * @returns Whether the editor accepted the edits.
 */
export declare function performDocumentEdits(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
): Promise<boolean>;
