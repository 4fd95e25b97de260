import type { Environment } from '#shared/config/environment.ts';
import type { Problem } from '#shared/problem.ts';
import { parseData } from '#node/base/syntax/code-source.ts';
import type { FieldPart } from '#node/base/syntax/yaml-source.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { configSchema, type SiteConfig } from '#shared/config/site-config.ts';
import type { ConfigFile, ConfigText } from './config-source.ts';
import { wrongFields } from '#node/base/report/wrong-fields.ts';

/** A problem with the configuration, before its position in the file is looked up. */
export interface Finding extends Pick<Problem, 'message' | 'hint' | 'severity'> {
  /** Field names on the path to the value. */
  readonly path: readonly string[];
  readonly part?: FieldPart;
}

/**
 * Overrides fields of the owner's configuration with the environment, completes it with defaults,
 * and validates it. Reports all problems together. `config` is undefined if the configuration is
 * invalid.
 */
export function loadConfig(
  source: Omit<ConfigFile, 'isOwn'>,
  environment: Environment,
): { readonly config: SiteConfig | undefined; readonly problems: readonly Problem[] } {
  const fields = withEnvironment(isObject(source.fields) ? source.fields : {}, environment);
  const { data, error } = configSchema.safeParse(fields);
  const findings = wrongFields(error?.issues ?? []).map(({ path, isUnknown, message }): Finding =>
    isUnknown
      ? { ...unknownField(path), part: 'name' }
      : finding(path, `The configuration field "${path.join('.')}" is invalid: ${message}.`),
  );
  return {
    config: data,
    problems: locateFindings([...findings, ...(data ? warnings(data) : [])], source),
  };
}

/** Converts findings to problems by adding their positions in the configuration file. */
export function locateFindings(
  findings: readonly Finding[],
  { file, text }: ConfigText,
): readonly Problem[] {
  const { locate } = parseData(text, file);
  return findings.map(({ path, part, ...problem }) => ({
    ...problem,
    position: locate(path, part),
  }));
}

/** Creates a finding of severity `error` for a configuration field. */
export function finding(
  path: readonly string[],
  message: string,
  hint = 'SETTINGS.md describes every field.',
): Finding {
  return { path, message, hint, severity: 'error' };
}

/** Replacements for fields of older versions or other systems, keyed by the old field. */
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
  const hint = nearest
    ? `Did you mean "${nearest}"? Put a field of your own under "customFields".`
    : 'Correct its name, as SETTINGS.md writes it, or put a field of your own under "customFields".';
  return finding(path, `The configuration field "${path.join('.')}" is unknown.`, hint);
}

function warnings({ url }: SiteConfig): readonly Finding[] {
  const { pathname } = new URL(url || 'https://site');
  if (pathname === '/') return [];
  const message = `The configuration field "url" contains a path, "${pathname}".`;
  return [{ ...finding(['url'], message, 'Put the path into "baseUrl".'), severity: 'warning' }];
}

function withEnvironment(
  fields: Record<string, unknown>,
  environment: Environment,
): Record<string, unknown> {
  const { DOCS_SITE_URL: url, DOCS_BASE_URL: baseUrl } = environment;
  const search = hostedSearch(fields.search, environment);
  return { ...fields, ...(url && { url }), ...(baseUrl && { baseUrl }), ...(search && { search }) };
}

function hostedSearch(search: unknown, environment: Environment): object | undefined {
  const { DOCS_SEARCH_APP_ID: appId, DOCS_SEARCH_API_KEY: apiKey } = environment;
  if (!appId && !apiKey) return undefined;
  const own = isObject(search) ? search : {};
  const { indexName = 'cursorless' } = isObject(own.hosted) ? own.hosted : {};
  return {
    ...own,
    hosted: {
      appId: appId ?? '',
      apiKey: apiKey ?? '',
      indexName: environment.DOCS_SEARCH_INDEX ?? indexName,
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
