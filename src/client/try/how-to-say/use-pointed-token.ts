import { useState } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { createDocument, selectionRange } from '#engine/text/document.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { contains, type Range } from '#shared/text/range.ts';

/** The token that the reader has pointed at. */
export interface PointedToken {
  /** Undefined once the text has changed or the cursor has left it. */
  readonly token: Range | undefined;
  /** Points at the token at a place, or at none if there is none. */
  point(place: Range): void;
  /** Points at the token at the cursor, or at none if it was pointed at. */
  toggle(): void;
  /** Points at none. */
  leave(): void;
}

/** Tracks which token of a text the reader has pointed at. */
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
