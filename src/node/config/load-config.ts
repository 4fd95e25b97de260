import type { Environment } from '#shared/environment.ts';
import type { Problem } from '#shared/problem.ts';
import { lookUp } from '#shared/look-up.ts';
import { findNearest } from '#shared/nearest.ts';
import { configSchema, type SiteConfig } from '#shared/site-config.ts';

/** What is loaded: the owner's fields, the environment, and the file that the fields stand in. */
export interface ConfigSource {
  readonly fields: unknown;
  readonly environment: Environment;
  /** Absolute path and text of the configuration file, for the report. */
  readonly file: string;
  readonly text: string;
}

/** A finding before it is known where it stands in the file. */
export interface Finding extends Pick<Problem, 'message' | 'hint' | 'severity'> {
  /** Names of the fields that lead to the place. */
  readonly path: readonly string[];
}

/** Completes the owner's configuration with defaults and environment, and checks it. All problems come together. */
export async function loadConfig(
  source: ConfigSource,
): Promise<{ readonly config: SiteConfig; readonly problems: readonly Problem[] }> {
  const fields = withEnvironment(isObject(source.fields) ? source.fields : {}, source.environment);
  const { issues, config } = parseFields(fields);
  const findings = issues.flatMap((issue): readonly Finding[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => unknownField([...issue.path.map(String), name]));
    return [
      finding(
        issue.path.map(String),
        `The configuration field "${issue.path.join('.')}" is wrong: ${issue.message}.`,
      ),
    ];
  });
  return { config, problems: await locateFindings([...findings, ...warnings(config)], source) };
}

/** Reads the fields; what is wrong is left out, so that the rest of the site can be checked as well. */
function parseFields(fields: Record<string, unknown>) {
  const { data, error } = configSchema.safeParse(fields);
  if (data) return { config: data, issues: [] };
  const required = { title: 'Untitled', url: 'http://localhost' };
  let rest: unknown = fields;
  for (;;) {
    const attempt = configSchema.safeParse({ ...required, ...(rest as object) });
    const issue = attempt.error?.issues[0];
    if (!issue) return { config: configSchema.parse(attempt.data), issues: error.issues };
    const { path } = issue;
    rest =
      issue.code === 'unrecognized_keys'
        ? issue.keys.reduce((value, key) => omit(value, [...path, key]), rest)
        : omit(rest, path);
  }
}

/** A value without what stands at the path, or without the nearest thing above it where nothing stands there. */
function omit(value: unknown, path: readonly PropertyKey[]): unknown {
  const [name, ...below] = path as readonly string[];
  const inner = (value as Record<string, unknown>)[String(name)];
  const next = below[0] !== undefined && isObject(inner) ? inner[below[0]] : undefined;
  const isDeeper = next !== undefined;
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      index !== Number(name) ? [entry] : isDeeper ? [omit(entry, below)] : [],
    );
  const { [String(name)]: removed, ...others } = value as Record<string, unknown>;
  return isDeeper ? { ...others, [String(name)]: omit(removed, below) } : others;
}

/** Finds the place of each finding. Reading the file takes the TypeScript compiler, which is loaded for that alone. */
export async function locateFindings(
  findings: readonly Finding[],
  { file, text }: Pick<ConfigSource, 'file' | 'text'>,
): Promise<readonly Problem[]> {
  if (findings.length === 0) return [];
  const { locateField } = await import('./locate-field.ts');
  return findings.map(({ path, ...problem }) => ({
    ...problem,
    position: { file, ...locateField(text, path) },
  }));
}

function finding(
  path: readonly string[],
  message: string,
  hint = 'Every field is described in src/shared/site-config.ts.',
): Finding {
  return { path, message, hint, severity: 'error' };
}

/** Fields of older or other systems, and where the same thing is said now. */
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

function unknownField(path: readonly string[]): Finding {
  const name = path.at(-1) ?? '';
  const moved = path.length === 1 ? lookUp(movedFields, name) : undefined;
  if (moved)
    return finding(path, `The configuration field "${name}" has moved.`, `Use ${moved} instead.`);
  const nearest =
    path.length === 1 ? findNearest(name, Object.keys(configSchema.shape)) : undefined;
  const hint = `${nearest ? `Did you mean "${nearest}"? ` : ''}Put a field of your own under "customFields".`;
  return finding(path, `The configuration field "${path.join('.')}" is unknown.`, hint);
}

function warnings({ url: address }: SiteConfig): readonly Finding[] {
  const url = new URL(address);
  if (url.pathname === '/') return [];
  return [
    {
      ...finding(
        ['url'],
        `The configuration field "url" holds a path, "${url.pathname}".`,
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
