import { openProject, type ProjectOptions } from '../open/site-project.ts';

/**
 * Compiles the written pages into the cache while the reference is being made, until the signal says that it is there. What
 * a page is told about the reference is part of its entry: pages that lead there are compiled again. Never rejects: the
 * build that follows finds what is wrong, and reports it.
 */
export async function compileAhead(options: ProjectOptions, signal: AbortSignal): Promise<void> {
  try {
    const { site } = await openProject({ ...options, isAhead: true });
    for (const page of site.manifest().scanned.values()) {
      // Lets the end of the generator in.
      await new Promise(setImmediate);
      if (signal.aborted) return;
      await site.compile(page);
    }
  } catch {
    // Nothing is lost but time.
  }
}
