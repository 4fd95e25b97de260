import type GithubSlugger from 'github-slugger';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { anyFields, texts } from '#shared/config/schema-parts.ts';
import type { Folding } from '#shared/page/navigation.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { parseYaml, yamlProblems, type YamlSource } from '#node/base/syntax/yaml-source.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { wrongFields, type WrongField } from '#node/base/report/wrong-fields.ts';

const docLink = z.strictObject({ type: z.literal('doc'), id: z.string() });
const indexLink = z.strictObject({
  type: z.literal('generated-index'),
  title: z.string().optional(),
  description: z.string().optional(),
  slug: z.string().optional(),
  keywords: texts.optional(),
  image: z.string().optional(),
});
const linkSchema = z
  .discriminatedUnion('type', [docLink, indexLink], {
    error: 'expected null, or a link with the type "doc" or "generated-index"',
  })
  .nullable();

/** Schema of a `_category_` file. All fields are optional; unknown ones are errors. */
export const categorySchema = z
  .strictObject({
    label: z.string(),
    position: z.number(),
    link: linkSchema,
    collapsed: z.boolean(),
    collapsible: z.boolean(),
    className: z.string(),
    customProps: anyFields,
    description: z.string(),
    key: z.string(),
  })
  .partial();

const fields = Object.keys(categorySchema.shape);
const fieldsHint = `The fields are ${fields.join(', ')}.`;
const linkFields = [docLink, indexLink].flatMap(({ shape }) => Object.keys(shape));
const linkCure =
  'Write `"link": { "type": "doc", "id": "…" }`, or `{ "type": "generated-index" }` for a page that lists the folder.';

/**
 * A folder's metadata from its `_category_` file. `className`, `customProps`, `description` and
 * `key`, and the link's `keywords` and `image`, are allowed but ignored.
 */
export type CategoryMetadata = z.infer<typeof categorySchema>;

/**
 * Returns a category's initial state from its `collapsed` and `collapsible` fields; undefined for
 * the default, closed.
 */
export function toFolding(
  fields: Partial<Record<keyof CategoryMetadata, unknown>>,
): Folding | undefined {
  return fields.collapsible === false ? 'fixed' : fields.collapsed === false ? 'open' : undefined;
}

/**
 * Returns the path of a category's generated index page, without the base path and the version's
 * path. As in Docusaurus, it is the slug, or `/category/` and the slugified label
 * (https://docusaurus.io/docs/sidebar/items). `slugger` numbers a version's categories that have
 * the same label.
 */
export function categoryPath(
  slug: string | undefined,
  label: string,
  slugger: GithubSlugger,
): string {
  const path = slug ?? `category/${slugger.slug(label)}`;
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/+$/, '/');
}

/** Names of the files that may describe a folder, in order of precedence. */
export const categoryFileNames: readonly string[] = [
  '_category_.json',
  '_category_.yml',
  '_category_.yaml',
];

/** Reads a folder's `_category_` file. Returns empty metadata if there is no valid one. */
export function readCategoryFile(folder: string): {
  readonly metadata: CategoryMetadata;
  readonly problems: readonly Problem[];
  /** Position in the file of the linked document's id; absent if no valid file was found. */
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
  const problems = wrongFields(result.error.issues).map((field) => toProblem(field, yaml));
  return { metadata: {}, problems };
}

function toProblem({ path, isUnknown, message }: WrongField, yaml: YamlSource): Problem {
  const isInLink = path[0] === 'link';
  const usual = isInLink ? linkCure : fieldsHint;
  const place = path.join('.');
  if (isUnknown) {
    const nearest = findNearest(path.at(-1) ?? '', isInLink ? linkFields : fields);
    return errorAt(
      yaml.locate(path, 'name'),
      `The category file has the unknown field "${place}".`,
      nearest ? `Did you mean "${nearest}"?` : usual,
    );
  }
  if (place === '') return errorAt(yaml.locate(path), 'The category file has no fields.', usual);
  return errorAt(
    yaml.locate(path),
    `The category file is invalid at "${place}": ${message}.`,
    isInLink ? usual : `Correct the value of "${place}" or remove the field.`,
  );
}
