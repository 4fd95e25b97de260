import { z } from 'zod';
import { optional, pathSegment } from './schema-parts.ts';

/** Files of a spoken language, relative to the folder of the version's pages. */
export const voiceFiles = z.strictObject({
  /** The words, in the form of `src/shared/voice/vocabulary.json`. */
  vocabulary: z.string().min(1, 'is required'),
  /** How they form commands, in the form of `grammar.json` there. Default: as in Cursorless. */
  grammar: optional.text,
  /** What they mean and where that is explained, in the form of `term-details.json` there. Default: as in Cursorless, without links in another folder. */
  terms: optional.text,
});

/** Paths of the files of a spoken language. */
export type VoiceFiles = z.infer<typeof voiceFiles>;

/** How one version of the documentation is shown. Defaults follow from its position among the versions. */
export const versionSchema = z.strictObject({
  /** Default: "Next" for the version in the content folder, otherwise the version's name. */
  label: optional.text,
  /** Default: none for the last version, "next" for the one in the content folder, otherwise the version's name. */
  path: pathSegment.optional(),
  /**
   * Default: none for the last version, "unreleased" for newer ones, "unmaintained" for older ones.
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Shows the version above each title. Default: yes if there are several versions. */
  badge: optional.flag,
  /** Excludes the version from search engines. */
  noIndex: optional.flag,
  /** Its spoken language. Default: the files that `voice` of the site names, next to the pages of this version. */
  voice: voiceFiles.optional(),
});
