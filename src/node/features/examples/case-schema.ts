import { z } from 'zod';

const position = z.object({ line: z.number().int().min(0), character: z.number().int().min(0) });
const range = z.object({ start: position, end: position });
/**
 * YAML parses `1`, `true` and `null` as other types, but in a recording they are text; null is
 * empty.
 */
const text = z.union([
  z.string(),
  z.number().transform(String),
  z.boolean().transform(String),
  z.null().transform(() => ''),
]);
/**
 * Recordings from before December 2022 contain plain ranges here; even older ones contain
 * selections.
 */
const target = z.union([
  z.object({ contentRange: range }).transform(({ contentRange }) => contentRange),
  z
    .object({ anchor: position, active: position })
    .transform(({ anchor, active }) => ({ start: anchor, end: active })),
  range,
]);
const remembered = z
  .array(target)
  .nullish()
  .transform((targets) => targets ?? []);

const state = z.object({
  documentContents: text,
  selections: z.array(z.object({ anchor: position, active: position })),
  marks: z.record(z.string(), range).nullish(),
  clipboard: text.optional(),
  thatMark: remembered,
  sourceMark: remembered,
});

/** Schema of a recorded test case. Fields that the site does not show may contain anything. */
export const caseSchema = z.object({
  languageId: z.string().optional(),
  command: z.object({ spokenForm: z.string().optional(), phrase: z.string().optional() }),
  initialState: state,
  finalState: state.nullish(),
  decorations: z
    .array(
      z.object({
        name: z.string(),
        type: z.unknown(),
        start: position,
        end: position,
      }),
    )
    .nullish(),
  thrownError: z.object({ name: z.string() }).optional(),
  error: z.string().optional(),
  returnValue: z.unknown().optional(),
  note: z.string().optional(),
  differs: z.string().optional(),
});

/** A recorded test case as stored in its file. */
export type RawCase = z.infer<typeof caseSchema>;

/** The state before or after the command, as stored in the file. */
export type RawState = z.infer<typeof state>;
