import { docusaurusDialect, ownDialect, type Dialect } from '#node/base/dialect/dialect.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { ResolvedVersion } from '#shared/config/version-config.ts';
import type { VoiceFiles } from '#shared/config/version-schema.ts';
import type { Problem } from '#shared/problem.ts';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import type { WrittenLanguage } from '#shared/voice/language/language.ts';
import { finding, type Finding } from '#node/site/config/load-config.ts';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';
import { pagesFolder } from '#node/site/content/docs-versions.ts';
import { readLanguage, type ReadLanguage } from './read-language.ts';

/** A site's spoken languages, keyed by version name, and the problems in their files. */
export interface Languages {
  readonly languages: ReadonlyMap<string, WrittenLanguage>;
  /** Absolute paths of the files that the languages are read from. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
  readonly findings: readonly Finding[];
}

/**
 * Reads each version's spoken language from its own files, or uses Cursorless's. Omits versions
 * without a spoken language.
 */
export function readLanguages({
  config,
  versions,
  folders,
}: {
  readonly config: Pick<SiteConfig, 'voice' | 'checks' | 'versions'>;
  readonly versions: readonly Pick<ResolvedVersion, 'name'>[];
  readonly folders: Pick<ProjectFolders, 'contentDir' | 'isOwnContent'>;
}): Languages {
  const dialect = folders.isOwnContent ? ownDialect : docusaurusDialect;
  const usual = dialect.hasVoice ? cursorless : { ...cursorless, terms: withoutPlaces(cursorless) };
  const languages = new Map<string, WrittenLanguage>();
  const files: string[] = [];
  const problems: Problem[] = [];
  const findings: Finding[] = [];
  for (const { name } of versions) {
    const own = config.versions[name]?.voice;
    const setting = own ?? voiceSetting(config, dialect);
    if (setting === false) continue;
    if (setting === true) {
      languages.set(name, cursorless);
      continue;
    }
    const folder = pagesFolder(folders.contentDir, name);
    const named = fields.flatMap((field) =>
      setting[field] === undefined ? [] : [[field, path.resolve(folder, setting[field])] as const],
    );
    files.push(...named.map(([, file]) => file));
    const missing = named.filter(([, file]) => !existsSync(file));
    const of = name === 'current' ? '' : ` of the version "${name}"`;
    for (const [field] of missing)
      findings.push(
        finding(
          [...(own ? ['versions', name] : []), 'voice', field],
          `The file "${setting[field] ?? ''}" of the spoken language${of} does not exist.`,
          `Put it into ${folder}, the folder of the pages${of}, or correct the path, which is relative to it.`,
        ),
      );
    const read: ReadLanguage =
      missing.length > 0
        ? { problems: [] }
        : readLanguage({ ...setting, ...Object.fromEntries(named) }, usual);
    problems.push(...read.problems);
    // If the files are faulty, a stand-in allows pages to be checked for other problems.
    languages.set(name, read.language ?? { ...usual, isStandIn: true });
  }
  return { languages, files, problems, findings };
}

/**
 * Returns a site's `voice` setting. By default, our own site uses Cursorless's language, and so
 * does any other site whose commands are checked.
 */
export function voiceSetting(
  config: Pick<SiteConfig, 'voice' | 'checks'>,
  dialect: Dialect,
): boolean | VoiceFiles {
  return config.voice ?? (dialect.hasVoice || config.checks.spokenCommands !== undefined);
}

const fields = ['vocabulary', 'grammar', 'terms'] as const;

/**
 * Returns the meanings of terms without the paths of their explanations and implementations, which
 * are pages of our own site.
 */
function withoutPlaces({ terms: { groups, terms } }: WrittenLanguage): WrittenLanguage['terms'] {
  const entries = Object.entries(groups).map(([id, { title }]) => [id, { title }] as const);
  const meanings = Object.entries(terms).map(([key, { what }]) => [key, { what }] as const);
  return { groups: Object.fromEntries(entries), terms: Object.fromEntries(meanings) };
}
