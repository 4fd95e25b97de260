import { z } from 'zod';
import { optional, pathSegment } from './schema-parts.ts';

/** Files that define a spoken language, relative to the folder with the version's pages. */
export const voiceFiles = z.strictObject({
  /** The spoken words, in the format of `src/shared/voice/vocabulary.json`. */
  vocabulary: z.string().min(1, 'is required'),
  /**
   * How the words form commands, in the format of `src/shared/voice/grammar.json`. Default: as in
   * Cursorless.
   */
  grammar: optional.text,
  /**
   * What the words mean and where that is explained, in the format of
   * `src/shared/voice/term-details.json`. Default: as in Cursorless, but without links for pages
   * from another folder.
   */
  terms: optional.text,
});

/** Paths of a spoken language's files. */
export type VoiceFiles = z.infer<typeof voiceFiles>;

/**
 * How one version of the documentation is shown. Defaults follow from its position among the
 * versions.
 */
export const versionSchema = z.strictObject({
  /**
   * Name shown to readers. Default: "Next" for the version in the content folder, otherwise the
   * version's name.
   */
  label: optional.text,
  /**
   * Folder in the site's URLs. Default: none for the last version, "next" for the one in the
   * content folder, otherwise the version's name.
   */
  path: pathSegment.optional(),
  /**
   * Notice above each page. Default: none for the last version, "unreleased" for newer ones,
   * "unmaintained" for older ones.
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Shows the version above each title. Default: yes if there are several versions. */
  badge: optional.flag,
  /** Excludes the version from search engines. */
  noIndex: optional.flag,
  /**
   * The version's spoken language. Default: the files that the site's `voice` names, next to this
   * version's pages.
   */
  voice: voiceFiles.optional(),
});
