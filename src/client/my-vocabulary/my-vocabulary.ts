import { parseJson } from '#client/parse-json.ts';
import { isGroupId, type GroupId } from '#shared/voice/group-id.ts';

/** A term and the words that a reader says for it. */
export interface MyTerm {
  readonly group: GroupId;
  readonly identifier: string;
  /** All spoken forms; empty if the reader has disabled the term. */
  readonly spoken: readonly string[];
}

/** All of a reader's changes, as plain data so that they can be stored. */
export type MyVocabulary = readonly MyTerm[];

/**
 * Parses a stored vocabulary, skipping invalid terms. Returns an empty list for anything but an
 * array.
 */
export function parseMyVocabulary(json: string | null): MyVocabulary {
  const value = parseJson(json);
  return Array.isArray(value) ? value.filter(isMyTerm) : [];
}

function isMyTerm(value: unknown): value is MyTerm {
  const { group, identifier, spoken } = Object(value) as Partial<Record<keyof MyTerm, unknown>>;
  return (
    typeof group === 'string' &&
    isGroupId(group) &&
    typeof identifier === 'string' &&
    Array.isArray(spoken) &&
    spoken.every((words) => typeof words === 'string')
  );
}
