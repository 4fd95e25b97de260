import path from 'node:path';
import { openProject } from './site/site-project.ts';

// Compiles the pages of the site from the last to the first into the cache, beside a build that begins with the first.
const { site } = await openProject({
  root: path.resolve(import.meta.dirname, '../..'),
  environment: process.env,
  includeDrafts: false,
});
for (const page of [...site.manifest().scanned.values()].reverse())
  if (!site.isCached(page)) await site.compile(page);
process.exit(0);
