import type { Problem } from '#shared/problem.ts';
import { lookUp } from '#shared/look-up.ts';
import { findNearest } from '#shared/nearest.ts';
import type { SearchConfig, SiteConfig } from '#shared/site-config.ts';
import { configFields, configSchema, movedFields } from './config-schema.ts';
import { defaultConfig } from './default-config.ts';

/** Environment variables that override the configuration. */
export interface ConfigEnvironment {
  readonly DOCS_SITE_URL?: string;
  readonly DOCS_BASE_URL?: string;
  readonly DOCS_SEARCH_APP_ID?: string;
  readonly DOCS_SEARCH_API_KEY?: string;
  readonly DOCS_SEARCH_INDEX?: string;
}

/** What is loaded: the owner's fields, the environment, and the file that the fields stand in. */
export interface ConfigSource {
  readonly fields: unknown;
  readonly environment: ConfigEnvironment;
  /** Absolute path and text of the configuration file, for the report. */
  readonly file: string;
  readonly text: string;
}

/** A finding before it is known where it stands in the file. */
interface Finding extends Pick<Problem, 'message' | 'hint' | 'severity'> {
  /** Names of the fields that lead to the place. */
  readonly path: readonly string[];
}

/** Completes the owner's configuration with defaults and environment, and checks it. All problems come together. */
export async function loadConfig(
  source: ConfigSource,
): Promise<{ readonly config: SiteConfig; readonly problems: readonly Problem[] }> {
  const fields = withEnvironment(isObject(source.fields) ? source.fields : {}, source.environment);
  const merged = { ...defaultConfig, ...mergeKnown(fields) };
  const result = configSchema.safeParse(merged);
  const findings = (result.error?.issues ?? []).flatMap((issue): readonly Finding[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => unknownField([...issue.path.map(String), name]));
    return [
      finding(
        issue.path.map(String),
        `The configuration field "${issue.path.join('.')}" is wrong: ${issue.message}.`,
      ),
    ];
  });
  return {
    config: merged as unknown as SiteConfig,
    problems: await locate([...findings, ...warnings(merged)], source),
  };
}

/** Finds the place of each finding. Reading the file takes the TypeScript compiler, which is loaded for that alone. */
async function locate(
  findings: readonly Finding[],
  { file, text }: ConfigSource,
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

function unknownField(path: readonly string[]): Finding {
  const name = path.at(-1) ?? '';
  const moved = path.length === 1 ? lookUp(movedFields, name) : undefined;
  if (moved)
    return finding(path, `The configuration field "${name}" has moved.`, `Use ${moved} instead.`);
  const nearest = path.length === 1 ? findNearest(name, configFields) : undefined;
  const hint = `${nearest ? `Did you mean "${nearest}"? ` : ''}Put a field of your own under "customFields".`;
  return finding(path, `The configuration field "${path.join('.')}" is unknown.`, hint);
}

function warnings(config: Record<string, unknown>): readonly Finding[] {
  const url =
    typeof config.url === 'string' && URL.canParse(config.url) ? new URL(config.url) : undefined;
  if (!url || url.pathname === '/') return [];
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
  environment: ConfigEnvironment,
): Record<string, unknown> {
  const search = hostedSearch(fields.search, environment);
  return {
    ...fields,
    ...(environment.DOCS_SITE_URL ? { url: environment.DOCS_SITE_URL } : {}),
    ...(environment.DOCS_BASE_URL ? { baseUrl: environment.DOCS_BASE_URL } : {}),
    ...(search ? { search } : {}),
  };
}

function hostedSearch(
  search: unknown,
  environment: ConfigEnvironment,
): Partial<SearchConfig> | undefined {
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

/** Fills the parts of nested objects that the owner left out. */
function mergeKnown(fields: Record<string, unknown>): Record<string, unknown> {
  const nested = [
    'tableOfContents',
    'sidebar',
    'colorMode',
    'navbar',
    'footer',
    'search',
    'checks',
    'repository',
  ] as const;
  const merged = { ...fields };
  for (const name of nested) {
    const given = fields[name];
    if (isObject(given)) merged[name] = { ...defaultConfig[name], ...given };
  }
  if (isObject(fields.announcementBar))
    merged.announcementBar = {
      id: 'announcement-bar',
      isCloseable: true,
      ...fields.announcementBar,
    };
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
