import { allocateHats } from '../hats/allocate-hats.ts';
import { createDocument } from '../text/document.ts';
import { toOffset } from '#shared/text/text-lines.ts';
import type { Selection } from '#shared/text/position.ts';
import type { EngineState } from '../model/engine-state.ts';

/** What a state is made from. */
export interface StateStart {
  readonly text: string;
  readonly languageId: string;
  /** A cursor at the start of the text without it. */
  readonly selections?: readonly Selection[];
  readonly clipboard?: string;
  /** What "shuffle" draws its order from; 1 without it. */
  readonly seed?: number;
}

const start: Selection = {
  anchor: { line: 0, character: 0 },
  active: { line: 0, character: 0 },
};

/** A state with hats. */
export function createState(request: StateStart): EngineState {
  const { text, languageId, clipboard, seed = 1 } = request;
  const selections = request.selections?.length ? request.selections : [start];
  const document = createDocument(text, languageId);
  const cursor = toOffset(document, (selections[0] ?? start).active);
  return {
    text,
    languageId,
    selections,
    ...(clipboard !== undefined && { clipboard }),
    hats: allocateHats({ document, cursor }),
    seed,
  };
}
