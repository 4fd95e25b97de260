import type { Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { WrittenLanguage } from '#shared/voice/language/language.ts';
import type { ResolvedVersion } from '#shared/config/version-config.ts';
import type { ConfigText } from '#node/site/config/config-source.ts';
import type { CheckedEnvironment } from '#node/site/config/check-environment.ts';

/** Settings shared by all languages of a project. */
export interface ProjectSettings extends CheckedEnvironment {
  readonly root: string;
  readonly includeDrafts: boolean;
  /** Whether the project is opened for the dev server. */
  readonly isServed: boolean;
  readonly config: SiteConfig;
  /** Absolute path and text of the configuration file. */
  readonly source: ConfigText;
  readonly versions: readonly ResolvedVersion[];
  /** The spoken language of each version, by name; empty for a site without one. */
  readonly languages: ReadonlyMap<string, WrittenLanguage>;
  /** Absolute paths of the files of these languages. */
  readonly languageFiles: readonly string[];
  /** Problems of the files of these languages. */
  readonly voiceProblems: readonly Problem[];
}
