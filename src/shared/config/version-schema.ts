import { z } from 'zod';
import { optional, pathSegment } from './schema-parts.ts';

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
});
