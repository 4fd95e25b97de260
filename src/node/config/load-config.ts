import type { Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/nearest.ts';
import type { SearchConfig, SiteConfig } from '#shared/site-config.ts';
import { configFields, configSchema, movedFields } from './config-schema.ts';
import { defaultConfig } from './default-config.ts';
import { locateField } from './locate-field.ts';

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

/** Completes the owner's configuration with defaults and environment, and checks it. All problems come together. */
export function loadConfig(source: ConfigSource): { readonly config: SiteConfig; readonly problems: readonly Problem[] } {
  const fields = withEnvironment(isObject(source.fields) ? source.fields : {}, source.environment);
  const merged = { ...defaultConfig, ...mergeKnown(fields) };
  const result = configSchema.safeParse(merged);
  const problems = (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => unknownField([...issue.path.map(String), name]));
    return [problem(issue.path.map(String), `The configuration field "${issue.path.join('.')}" is wrong: ${issue.message}.`)];
  });
  return { config: merged as unknown as SiteConfig, problems: [...problems, ...warnings(merged)] };

  function problem(path: readonly string[], message: string, hint?: string): Problem {
    const position = { file: source.file, ...locateField(source.text, path) };
    return { message, hint: hint ?? 'Every field is described in src/shared/site-config.ts.', severity: 'error', position };
  }
  function unknownField(path: readonly string[]): Problem {
    const name = path.at(-1) ?? '';
    const moved = path.length === 1 ? movedFields[name] : undefined;
    if (moved) return problem(path, `The configuration field "${name}" has moved.`, `Use ${moved} instead.`);
    const nearest = path.length === 1 ? findNearest(name, configFields) : undefined;
    const hint = `${nearest ? `Did you mean "${nearest}"? ` : ''}Put a field of your own under "customFields".`;
    return problem(path, `The configuration field "${path.join('.')}" is unknown.`, hint);
  }
  function warnings(config: Record<string, unknown>): Problem[] {
    const url = typeof config.url === 'string' && URL.canParse(config.url) ? new URL(config.url) : undefined;
    if (!url || url.pathname === '/') return [];
    return [{ ...problem(['url'], `The configuration field "url" holds a path, "${url.pathname}".`, 'Put the path into "baseUrl".'), severity: 'warning' }];
  }
}

function withEnvironment(fields: Record<string, unknown>, environment: ConfigEnvironment): Record<string, unknown> {
  const search = hostedSearch(fields.search, environment);
  return {
    ...fields,
    ...(environment.DOCS_SITE_URL ? { url: environment.DOCS_SITE_URL } : {}),
    ...(environment.DOCS_BASE_URL ? { baseUrl: environment.DOCS_BASE_URL } : {}),
    ...(search ? { search } : {}),
  };
}

function hostedSearch(search: unknown, environment: ConfigEnvironment): Partial<SearchConfig> | undefined {
  const { DOCS_SEARCH_APP_ID: appId, DOCS_SEARCH_API_KEY: apiKey, DOCS_SEARCH_INDEX: indexName = 'cursorless' } = environment;
  if (!appId && !apiKey) return undefined;
  return { ...(isObject(search) ? search : {}), hosted: { appId: appId ?? '', apiKey: apiKey ?? '', indexName } };
}

/** Fills the parts of nested objects that the owner left out. */
function mergeKnown(fields: Record<string, unknown>): Record<string, unknown> {
  const nested = ['tableOfContents', 'sidebar', 'colorMode', 'navbar', 'footer', 'search', 'checks', 'repository'] as const;
  const merged = { ...fields };
  for (const name of nested) {
    const given = fields[name];
    if (isObject(given)) merged[name] = { ...defaultConfig[name], ...given };
  }
  if (isObject(fields.announcementBar)) merged.announcementBar = { id: 'announcement-bar', isCloseable: true, ...fields.announcementBar };
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
