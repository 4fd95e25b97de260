import path from 'node:path';
import type { Fault } from '#shared/problem.ts';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import type { CompileContext } from '../context/compile-context.ts';
import { endingOf } from './published-types.ts';

/** Returns the fault for a link to a file outside the content folder. */
export function outside(
  pathname: string,
  otherwise = 'put it into the folder of static files',
): Fault {
  return {
    message: `The link "${pathname}" points to a file outside the content folder.`,
    hint: `Put a copy next to the page, or ${otherwise}.`,
  };
}

/** Returns the fault for a link to a file whose type is not published. */
export function unpublished(pathname: string, file: string): Fault {
  const ending = endingOf(file);
  return {
    message: `The link "${pathname}" points to a file of a kind that is not published.`,
    hint: ending
      ? `Pack it into a .zip; or, where you trust the authors of all pages, add "${ending}" to \`publish.fileTypes\` in the configuration.`
      : 'Give it an extension that shows its type, such as ".txt".',
  };
}

/**
 * Returns the fault for a link to a missing file, with the most similar page source as a
 * suggestion.
 */
export function broken(pathname: string, shown: string, { page, site }: CompileContext): Fault {
  const wanted = path.posix.join(path.posix.dirname(page.source), pathname);
  const nearest = findNearest(wanted, site.sources());
  const relative = nearest && path.posix.relative(path.posix.dirname(page.source), nearest);
  return {
    message: `The link "${shown}" points to a file that does not exist.`,
    hint: nearestHint('target', relative, 'Correct the path, or remove the link.'),
  };
}
