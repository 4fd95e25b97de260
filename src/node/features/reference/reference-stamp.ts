import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiManifestFile } from '#shared/api/api-manifest.ts';

/**
 * Name of the file that contains a hash of the generated reference and marks its folder as the
 * generator's. It is empty while pages are being written.
 */
export const referenceStampFile = '.stamp';

/** Returns the hash of a folder's reference; undefined if it is missing or incomplete. */
export function readReferenceStamp(folder: string): string | undefined {
  const file = path.join(folder, referenceStampFile);
  if (!existsSync(file) || !existsSync(path.join(folder, apiManifestFile))) return undefined;
  return readFileSync(file, 'utf8') || undefined;
}
