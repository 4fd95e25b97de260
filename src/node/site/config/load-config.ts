import type { Environment } from '#shared/config/environment.ts';
import type { Problem } from '#shared/problem.ts';
import { parseData } from '#node/base/yaml/code-source.ts';
import type { FieldPart } from '#node/base/yaml/yaml-source.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { fieldNamesAt } from './field-names.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { repairFields, type RepairedFields } from './repair-fields.ts';

/**
 * Configuration to load: the owner's fields, the environment, and the file that contains the
 * fields.
 */
export interface ConfigSource {
  readonly fields: unknown;
  readonly environment: Environment;
  /** Absolute path and text of the configuration file, for error messages. */
  readonly file: string;
  readonly text: string;
}

/** A problem without its position in the file. */
export interface Finding extends Pick<Problem, 'message' | 'hint' | 'severity'> {
  /** Field names on the path to the value. */
  readonly path: readonly string[];
  readonly part?: FieldPart;
}

/** A valid configuration, and the problems of the original one. */
export interface LoadedConfig extends Pick<RepairedFields, 'config' | 'toWritten'> {
  readonly problems: readonly Problem[];
}

/**
 * Completes the owner's configuration with defaults and the environment, and validates it. Reports
 * all problems together.
 */
export function loadConfig(source: ConfigSource): LoadedConfig {
  const fields = withEnvironment(isObject(source.fields) ? source.fields : {}, source.environment);
  const { issues, config, toWritten } = repairFields(fields);
  const misspelled = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => {
          const parent = issue.path.map(String);
          return [...parent, nearestField([...parent, name])].join('.');
        })
      : [],
  );
  const findings = issues.flatMap((issue): readonly Finding[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        ...unknownField([...issue.path.map(String), name]),
        part: 'name',
      }));
    const field = issue.path.join('.');
    // A required field under another name is one fault, not two.
    if (misspelled.includes(field) && valueAt(fields, issue.path) === undefined) return [];
    return [
      finding(
        issue.path.map(String),
        `The configuration field "${field}" is invalid: ${issue.message}.`,
      ),
    ];
  });
  const problems = locateFindings([...findings, ...warnings(config)], source);
  return { config, problems, toWritten };
}

/** Adds positions to problems. */
export function locateFindings(
  findings: readonly Finding[],
  { file, text }: Pick<ConfigSource, 'file' | 'text'>,
): readonly Problem[] {
  const { locate } = parseData(text, file);
  return findings.map(({ path, part, ...problem }) => ({
    ...problem,
    position: locate(path, part),
  }));
}

/** Returns an error in a field of the configuration. */
export function finding(
  path: readonly string[],
  message: string,
  hint = 'Every field is described in src/shared/config/site-config.ts.',
): Finding {
  return { path, message, hint, severity: 'error' };
}

/** Fields of older versions or other systems, and their replacements. */
const movedFields: Readonly<Record<string, string>> = {
  onBrokenLinks: 'checks.brokenLinks',
  onBrokenMarkdownLinks: 'checks.brokenMarkdownLinks',
  onDuplicateRoutes: 'checks.duplicateRoutes',
  themeConfig: 'the top level (navbar, footer, colorMode, announcementBar)',
  i18n: 'defaultLocale and locales',
  algolia: 'search.hosted',
  staticDirectories: 'the folder "public"',
  showLastUpdate: 'showLastUpdateTime and showLastUpdateAuthor',
};

function valueAt(fields: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => Object(value)[name], fields);
}

function nearestField(path: readonly string[]): string | undefined {
  return findNearest(path.at(-1) ?? '', fieldNamesAt(path.slice(0, -1)));
}

function unknownField(path: readonly string[]): Finding {
  const name = path.at(-1) ?? '';
  const moved = path.length === 1 ? lookUp(movedFields, name) : undefined;
  if (moved)
    return finding(path, `The configuration field "${name}" has moved.`, `Use ${moved} instead.`);
  const nearest = nearestField(path);
  const hint = `${nearest ? `Did you mean "${nearest}"? ` : ''}Put a field of your own under "customFields".`;
  return finding(path, `The configuration field "${path.join('.')}" is unknown.`, hint);
}

function warnings({ url: address }: SiteConfig): readonly Finding[] {
  if (address === '') return [];
  const url = new URL(address);
  if (url.pathname === '/') return [];
  return [
    {
      ...finding(
        ['url'],
        `The configuration field "url" contains a path, "${url.pathname}".`,
        'Put the path into "baseUrl".',
      ),
      severity: 'warning',
    },
  ];
}

function withEnvironment(
  fields: Record<string, unknown>,
  environment: Environment,
): Record<string, unknown> {
  const search = hostedSearch(fields.search, environment);
  return {
    ...fields,
    ...(environment.DOCS_SITE_URL ? { url: environment.DOCS_SITE_URL } : {}),
    ...(environment.DOCS_BASE_URL ? { baseUrl: environment.DOCS_BASE_URL } : {}),
    ...(search ? { search } : {}),
  };
}

function hostedSearch(search: unknown, environment: Environment): object | undefined {
  const {
    DOCS_SEARCH_APP_ID: appId,
    DOCS_SEARCH_API_KEY: apiKey,
    DOCS_SEARCH_INDEX: indexName = 'cursorless',
  } = environment;
  if (!appId && !apiKey) return undefined;
  return {
    ...(isObject(search) ? search : {}),
    hosted: { appId: appId ?? '', apiKey: apiKey ?? '', indexName },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
