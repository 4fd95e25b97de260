import { useState } from 'react';
import { announce } from '#client/announce.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { createDocument } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { contains, type Range } from '#shared/text/range.ts';
import { translate } from '#client/i18n/translate.ts';

/** The token that the reader has selected by pointing. */
export interface PointedToken {
  /** undefined once the text has changed or the cursor has left it. */
  readonly token: Range | undefined;
  /** Selects the token at a place, if there is one. */
  point(place: Range): void;
  /** Selects the token at the cursor, or deselects it. */
  toggle(): void;
  /** Clears the selection. */
  leave(): void;
}

/**
 * Tracks the token of a text that the reader has selected by pointing; with `isPointing`, it is the
 * one at the cursor from the start.
 */
export function usePointedToken(state: EngineState, isPointing: boolean): PointedToken {
  const [pointed, setPointed] = useState<PointedAt | undefined>(() =>
    isPointing ? pointAt(state, cursorOf(state)) : undefined,
  );
  const isLeft =
    pointed && (pointed.text !== state.text || !contains(pointed.token, cursorOf(state)));
  if (isLeft) setPointed(undefined);
  const point = (place: Range): boolean => {
    const found = pointAt(state, place);
    setPointed(found);
    return found !== undefined;
  };
  return {
    token: isLeft ? undefined : pointed?.token,
    point,
    leave: () => setPointed(undefined),
    toggle: () => {
      if (pointed) setPointed(undefined);
      else if (!point(cursorOf(state)))
        announce(translate('names.where', 'Put the cursor into a token of the text first.'));
    },
  };
}

function cursorOf({ text, languageId, selections: [first] }: EngineState): Range {
  return first ? selectionRange(createDocument(text, languageId), first) : { start: 0, end: 0 };
}

interface PointedAt {
  readonly text: string;
  readonly token: Range;
}

/** Returns the token around a place; between two tokens, the one that begins there. */
function pointAt({ text, languageId }: EngineState, place: Range): PointedAt | undefined {
  const token = findTokens(createDocument(text, languageId)).findLast((one) =>
    contains(one, place),
  );
  return token && { text, token };
}
