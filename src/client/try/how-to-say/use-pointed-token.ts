import { useState } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { createDocument, selectionRange } from '#engine/text/document.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { contains, type Range } from '#shared/text/range.ts';

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

/** Tracks the token of a text that the reader has selected by pointing. */
export function usePointedToken(state: EngineState): PointedToken {
  const translate = useTranslate();
  const announce = useAnnounce();
  const [pointed, setPointed] = useState<{ readonly text: string; readonly token: Range }>();
  const isLeft =
    pointed && (pointed.text !== state.text || !contains(pointed.token, cursorOf(state)));
  if (isLeft) setPointed(undefined);
  const point = (place: Range): boolean => {
    const token = tokenAt(state, place);
    setPointed(token && { text: state.text, token });
    return token !== undefined;
  };
  return {
    token: isLeft ? undefined : pointed?.token,
    point,
    leave: () => setPointed(undefined),
    toggle: () => {
      if (pointed) setPointed(undefined);
      else if (!point(cursorOf(state)))
        announce(
          translate({
            id: 'names.where',
            message: 'Put the cursor into a token of the text first.',
          }),
        );
    },
  };
}

function cursorOf({ text, languageId, selections: [first] }: EngineState): Range {
  return first ? selectionRange(createDocument(text, languageId), first) : { start: 0, end: 0 };
}

/** Returns the token around a place; between two tokens, the one that begins there. */
function tokenAt({ text, languageId }: EngineState, place: Range): Range | undefined {
  return findTokens(createDocument(text, languageId)).findLast((token) => contains(token, place));
}
