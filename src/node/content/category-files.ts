import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';

const linkSchema = z.union([
  z.null(),
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
  z.strictObject({ type: z.literal('generated-index'), title: z.string().optional(), description: z.string().optional(), slug: z.string().optional(), keywords: z.array(z.string()).optional(), image: z.string().optional() }),
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

/** Label, position and link of a folder, from its `_category_` file. */
export type CategoryMetadata = z.infer<typeof categorySchema>;

/** File names that describe a folder, the first that exists is read. */
export const categoryFileNames = ['_category_.json', '_category_.yml', '_category_.yaml'] as const;

/** Reads the `_category_` file of a folder; an empty object when there is none. */
export function readCategoryFile(folder: string): { readonly metadata: CategoryMetadata; readonly problems: readonly Problem[]; readonly file?: string } {
  const file = categoryFileNames.map((name) => path.join(folder, name)).find((candidate) => existsSync(candidate));
  if (file === undefined) return { metadata: {}, problems: [] };
  const document = parseDocument(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), { prettyErrors: true });
  const syntaxError = document.errors[0];
  if (syntaxError) {
    const place = syntaxError.linePos?.[0];
    return { metadata: {}, problems: [{ message: `The category file cannot be read: ${syntaxError.message.split('\n')[0]}`, hint: 'Correct the syntax.', severity: 'error', position: { file, line: place?.line ?? 1, column: place?.col ?? 1 } }] };
  }
  const result = categorySchema.safeParse(document.toJS() ?? {});
  if (result.success) return { file, metadata: result.data, problems: [] };
  const problems = result.error.issues.map((issue): Problem => ({
    message: `The category file is wrong at "${issue.path.join('.') || 'top level'}": ${issue.message}.`,
    hint: `The fields are ${Object.keys(categorySchema.shape).join(', ')}.`,
    severity: 'error',
    position: { file, line: 1, column: 1 },
  }));
  return { metadata: {}, problems };
}
