import { allocateHats } from '../hats/allocate-hats.ts';
import { createDocument } from '../text/document.ts';
import { toOffset } from '#shared/text/text-lines.ts';
import type { Selection } from '#shared/text/position.ts';
import type { EngineState } from '../model/engine-state.ts';

/**
 * The parts of a state from which the rest is derived. By default, the cursor is at the start of
 * the text.
 */
type StateStart = Pick<EngineState, 'text' | 'languageId' | 'clipboard'> &
  Partial<Pick<EngineState, 'selections'>>;

const start: Selection = {
  anchor: { line: 0, character: 0 },
  active: { line: 0, character: 0 },
};

/** Creates a state and allocates its hats. */
export function createState(request: StateStart): EngineState {
  const { text, languageId, clipboard } = request;
  const selections = request.selections?.length ? request.selections : [start];
  const document = createDocument(text, languageId);
  const cursor = toOffset(document, (selections[0] ?? start).active);
  return {
    text,
    languageId,
    selections,
    clipboard,
    hats: allocateHats({ document, cursor }),
    seed: 1,
  };
}
