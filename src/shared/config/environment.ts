import { z } from 'zod';
import { findNearest } from '../text/nearest.ts';
import type { Problem } from '../problem.ts';

/** Schema of a site's base path, in the configuration and the environment. */
export const basePathSchema = z
  .string()
  .regex(/^\//, 'must start with a slash')
  .regex(/\/$/, 'must end with a slash')
  .regex(
    /^\/?(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/,
    'must be a path of letters, digits, ".", "_", "~" and "-", such as /docs/',
  );

/** Error message for an invalid URL. */
export const addressHint = 'must be an address such as https://example.org';

/** Schema of an `http` or `https` URL. Rejects characters that would end an HTML attribute. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: addressHint })
  .regex(/^[^\s"'<>]*$/, addressHint);

/** Matches text without control characters. */
const plain = /^[^\0-\x1f\x7f]*$/;
const folder = z.string().regex(plain, 'must be the path of a folder');
const file = z.string().regex(plain, 'must be the path of a file');
const searchName = z.string().regex(/^[\w.:=+/-]+$/, 'must not contain spaces, quotes or brackets');

const shape = {
  DOCS_CONTENT_DIR: folder,
  DOCS_OUT_DIR: folder,
  DOCS_CACHE_DIR: folder,
  DOCS_API: z.enum(['on', 'off'], 'must be "off" (or "on")'),
  DOCS_API_SOURCE: folder,
  DOCS_API_OUTPUT: folder,
  DOCS_API_SOURCE_URL: webAddressSchema,
  DOCS_API_NAME: z
    .string()
    .max(100, 'must have at most 100 characters')
    .regex(plain, 'must be one line of text'),
  DOCS_LOCALE: z.string(),
  DOCS_SITE_CONFIG: file,
  DOCS_SIDEBARS: file,
  DOCS_SITE_URL: webAddressSchema,
  DOCS_BASE_URL: basePathSchema,
  DOCS_SEARCH_APP_ID: z.string().regex(/^[A-Za-z\d]+$/, 'must be letters and digits'),
  DOCS_SEARCH_API_KEY: searchName,
  DOCS_SEARCH_INDEX: searchName,
};

/** Names of all environment variables that the site reads. */
export const environmentVariables: readonly string[] = Object.keys(shape);

const schema = z
  .strictObject(shape)
  .partial()
  .superRefine(({ DOCS_SEARCH_APP_ID: id, DOCS_SEARCH_API_KEY: key }, context) => {
    if ((id === undefined) === (key === undefined)) return;
    const [missing, given] =
      id === undefined
        ? ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY']
        : ['DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_APP_ID'];
    context.addIssue({ code: 'custom', path: [missing], message: `is required with ${given}` });
  });

/** The validated settings from the environment; CONFIGURATION.md documents each one. */
export type Environment = z.infer<typeof schema>;

/**
 * Reads and validates the variables that begin with `DOCS_`. An empty variable counts as unset; an
 * invalid one is reported and omitted.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): {
  readonly environment: Environment;
  readonly problems: readonly Problem[];
} {
  const given = Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => name.startsWith('DOCS_') && value !== undefined && value.trim() !== '',
    ),
  );
  const result = schema.safeParse(given);
  const problems = (result.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(unknownVariable)
      : [environmentProblem(String(issue.path[0]), `is invalid: it ${issue.message}`)],
  );
  const wrong = new Set(problems.map(({ position }) => position.file));
  const environment = Object.fromEntries(
    Object.entries(given).filter(([name]) => name in shape && !wrong.has(name)),
  );
  return { environment, problems };
}

/**
 * Returns the problem for an invalid variable; `what` continues the sentence after the variable's
 * name.
 */
export function environmentProblem(name: string, what: string, hint?: string): Problem {
  return {
    message: `The environment variable ${name} ${what}.`,
    hint:
      hint ?? 'CONFIGURATION.md lists the settings from the environment; unset it for its default.',
    severity: 'error',
    position: { file: name },
  };
}

function unknownVariable(name: string): Problem {
  const nearest = findNearest(name, Object.keys(shape));
  return {
    ...environmentProblem(name, 'is not a setting'),
    hint: nearest
      ? `Did you mean ${nearest}?`
      : 'CONFIGURATION.md lists the settings from the environment.',
    severity: 'warning',
  };
}
