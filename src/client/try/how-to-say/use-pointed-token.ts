import { useState } from 'react';
import { announce } from '#client/announce.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { contains, type Range } from '#shared/text/range.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Tracks the token that the reader has selected by pointing; with `isPointing`, this is initially
 * the token at the cursor.
 */
export function usePointedToken(state: EngineState, isPointing: boolean) {
  const [first] = state.selections;
  const cursor = first ? selectionRange(documentOf(state), first) : { start: 0, end: 0 };
  const [pointed, setPointed] = useState(() => (isPointing ? pointAt(state, cursor) : undefined));
  const isLeft = pointed && (pointed.text !== state.text || !contains(pointed.token, cursor));
  const leave = () => setPointed(undefined);
  if (isLeft) leave();
  return {
    /** undefined once the text has changed or the cursor has left the token. */
    token: isLeft ? undefined : pointed?.token,
    /** Selects the token at a place, if there is one. */
    point: (place: Range) => setPointed(pointAt(state, place)),
    leave,
    /** Selects the token at the cursor, or deselects it. */
    toggle: () => {
      const found = pointed ? undefined : pointAt(state, cursor);
      setPointed(found);
      if (!pointed && !found)
        announce(translate('names.where', 'Put the cursor into a token of the text first.'));
    },
  };
}

/** Returns the token around a place; between two tokens, the one that begins there. */
function pointAt(state: EngineState, place: Range) {
  const token = findTokens(documentOf(state)).findLast((one) => contains(one, place));
  return token && { text: state.text, token };
}
