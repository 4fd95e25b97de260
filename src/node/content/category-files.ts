import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { parseYaml, yamlProblems } from '../yaml/yaml-source.ts';
import { readTextFile } from '../files/read-text-file.ts';

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

/** The fields of a `_category_` file. */
export const categorySchema = z
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

/**
 * A folder's label, position, link and initial state, from its `_category_` file. `className`,
 * `customProps` and `key` are allowed but ignored.
 */
export type CategoryMetadata = z.infer<typeof categorySchema>;

/** Names of files that describe a folder; the first one found is read. */
export const categoryFileNames: readonly string[] = [
  '_category_.json',
  '_category_.yml',
  '_category_.yaml',
];

/** Reads the `_category_` file of a folder; an empty object if there is none. */
export function readCategoryFile(folder: string): {
  readonly metadata: CategoryMetadata;
  readonly problems: readonly Problem[];
  /** Position, in the file, of the document that the folder links to. */
  readonly linkPosition?: Problem['position'];
} {
  const file = categoryFileNames
    .map((name) => path.join(folder, name))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) return { metadata: {}, problems: [] };
  const { text, problems: unreadable } = readTextFile(file);
  if (unreadable.length > 0) return { metadata: {}, problems: unreadable };
  const yaml = parseYaml(text, { file });
  if (yaml.errors.length > 0)
    return { metadata: {}, problems: yamlProblems(yaml, 'The category file cannot be read') };
  const result = categorySchema.safeParse(yaml.value ?? {});
  if (result.success)
    return {
      metadata: result.data,
      problems: [],
      linkPosition: yaml.locate(['link', 'id']),
    };
  const problems = result.error.issues.map((issue): Problem => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      message: `The category file is invalid at "${issue.path.join('.') || 'top level'}": ${issue.message}.`,
      hint: `The fields are ${Object.keys(categorySchema.shape).join(', ')}.`,
      severity: 'error',
      position: yaml.locate([...issue.path, ...unknown]),
    };
  });
  return { metadata: {}, problems };
}
