import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder for this run and the programs that its tests start; returns a function
 * that removes it.
 */
export default function createTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-tests-'));
  process.env.TMPDIR = folder;
  // A thread that was stopped may still be writing.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
