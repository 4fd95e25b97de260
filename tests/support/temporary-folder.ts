import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives a run, and the programs that its tests start, a temporary folder of their own; returns the
 * function that removes it with everything that they have left there.
 */
export default function createTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
