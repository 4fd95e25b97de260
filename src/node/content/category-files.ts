import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';

const linkSchema = z.union([
  z.null(),
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
  z.strictObject({
    type: z.literal('generated-index'),
    title: z.string().optional(),
    description: z.string().optional(),
    slug: z.string().optional(),
    keywords: z.array(z.string()).optional(),
    image: z.string().optional(),
  }),
]);

const categorySchema = z
  .strictObject({
    label: z.string(),
    position: z.number(),
    link: linkSchema,
    collapsed: z.boolean(),
    collapsible: z.boolean(),
    className: z.string(),
    customProps: z.record(z.string(), z.unknown()),
    description: z.string(),
    key: z.string(),
  })
  .partial();

/** Label, position, link and folding of a folder, from its `_category_` file. `className`, `customProps` and `key` are known, but mean nothing here. */
export type CategoryMetadata = z.infer<typeof categorySchema>;

/** File names that describe a folder, the first that exists is read. */
const categoryFileNames = ['_category_.json', '_category_.yml', '_category_.yaml'] as const;

/** Reads the `_category_` file of a folder; an empty object when there is none. */
export function readCategoryFile(folder: string): {
  readonly metadata: CategoryMetadata;
  readonly problems: readonly Problem[];
  readonly file?: string;
} {
  const file = categoryFileNames
    .map((name) => path.join(folder, name))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) return { metadata: {}, problems: [] };
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    prettyErrors: false,
    lineCounter,
  });
  const placeAt = (offset: number): Problem['position'] => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line, column: col };
  };
  const syntaxError = document.errors[0];
  if (syntaxError) {
    return {
      metadata: {},
      problems: [
        {
          message: `The category file cannot be read: ${syntaxError.message}`,
          hint: 'Correct the syntax.',
          severity: 'error',
          position: placeAt(syntaxError.pos[0]),
        },
      ],
    };
  }
  const result = categorySchema.safeParse(document.toJS() ?? {});
  if (result.success) return { file, metadata: result.data, problems: [] };
  const problems = result.error.issues.map((issue): Problem => ({
    message: `The category file is wrong at "${issue.path.join('.') || 'top level'}": ${issue.message}.`,
    hint: `The fields are ${Object.keys(categorySchema.shape).join(', ')}.`,
    severity: 'error',
    position: placeAt(offsetOf(document, issue.path)),
  }));
  return { metadata: {}, problems };
}

/** Where the value of a field stands, or the nearest one above it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
