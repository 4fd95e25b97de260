import { Offsets } from '../../processTargets/modifiers/surroundingPair/types';
export declare function editText(text: string, edits: Edit[]): string;
interface Edit {
  offsets: Offsets;
  text: string;
}
