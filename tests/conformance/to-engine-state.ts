import { createState } from '#engine/state/create-state.ts';
import type { EngineState, Hat } from '#engine/model/engine-state.ts';
import type { Target } from '#engine/model/target.ts';
import { createDocument, type Document } from '#engine/text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';
import { parseHatStyle } from '#shared/hats.ts';
import type { RecordedFile, RecordedMark } from './recorded-file.ts';

/**
 * Returns the initial state of a recording, with its hats, or with hats assigned by the engine if
 * the recording has no `marks`.
 */
export function toEngineState({ languageId, initialState }: RecordedFile): EngineState {
  const { documentContents: text, selections, marks, clipboard } = initialState;
  const { thatMark, sourceMark } = initialState;
  const document = createDocument(text, languageId);
  return {
    text,
    languageId,
    selections,
    hats: !marks
      ? createState({ text, languageId, selections }).hats
      : Object.entries(marks).map(([key, range]): Hat => ({ ...readHatKey(key), range })),
    seed: 1,
    ...(clipboard !== undefined && { clipboard }),
    ...(thatMark && { thatMark: thatMark.map((mark) => toTarget(mark, document)) }),
    ...(sourceMark && { sourceMark: sourceMark.map((mark) => toTarget(mark, document)) }),
  };
}

/** Parses the key of a hat in a recording, such as `blue-fox.a`. */
export function readHatKey(key: string): Pick<Hat, 'hat' | 'character'> {
  const dot = key.indexOf('.');
  const style = key.slice(0, dot);
  const hat = parseHatStyle(style) ?? { color: style, shape: 'default' };
  return { hat, character: key.slice(dot + 1) };
}

function toTarget(mark: RecordedMark, document: Document): Target {
  const range =
    'contentRange' in mark ? mark.contentRange : { start: mark.anchor, end: mark.active };
  const content = toRange(document, range);
  return {
    kind: 'untyped',
    content,
    isReversed: 'contentRange' in mark && mark.isReversed === true,
    isImplied: !(
      ('contentRange' in mark ? mark.hasExplicitRange : undefined) ?? content.start < content.end
    ),
  };
}
