import { z } from 'zod';
import { optional, pathSegment } from './schema-parts.ts';

/** How one version of the documentation is shown. What is left out follows from its place among the versions. */
export const versionSchema = z.strictObject({
  /** Left out: "Next" for the version in the content folder, else the version's name. */
  label: optional.text,
  /** Left out: nothing for the last version, "next" for the one in the content folder, else the version's name. */
  path: pathSegment.optional(),
  /** Left out: none on the last version, "unreleased" on newer ones, "unmaintained" on older ones. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Names the version above each title. Left out: yes, where there are several versions. */
  badge: optional.flag,
  /** Keeps search engines away from the version. */
  noIndex: optional.flag,
});
