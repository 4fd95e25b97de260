import path from 'node:path';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import type { CompileContext } from '../context/compile-context.ts';
import { endingOf } from './published-types.ts';

/** A link that leads nowhere, and how to fix it. */
export interface BrokenLink {
  readonly kind: 'broken';
  readonly message: string;
  readonly hint: string;
}

/** Explains a link to a file that is not part of the content. */
export function outside(
  pathname: string,
  otherwise = 'put it into the folder of static files',
): BrokenLink {
  return {
    kind: 'broken',
    message: `The link "${pathname}" points to a file outside the content folder.`,
    hint: `Put a copy next to the page, or ${otherwise}.`,
  };
}

/** Explains a full address that browsers cannot parse. */
export function noAddress(href: string): BrokenLink {
  return {
    kind: 'broken',
    message: `The link "${href}" is not a web address.`,
    hint: 'Correct its host, which browsers cannot read.',
  };
}

/** Explains a link to a file of a type that is not published. */
export function unpublished(pathname: string, file: string): BrokenLink {
  const ending = endingOf(file);
  return {
    kind: 'broken',
    message: `The link "${pathname}" points to a file of a kind that is not published.`,
    hint: ending
      ? `Pack it into a .zip; or, where you trust the authors of all pages, add "${ending}" to \`publish.fileTypes\` in the configuration.`
      : 'Give it an extension that shows its type, such as ".txt".',
  };
}

/** Explains a link to a missing file, and suggests the closest match. */
export function broken(
  { pathname, shown }: { readonly pathname: string; readonly shown: string },
  { page, site }: CompileContext,
): BrokenLink {
  const wanted = path.posix.join(path.posix.dirname(page.source), pathname);
  const nearest = findNearest(wanted, site.sources());
  const relative = nearest && path.posix.relative(path.posix.dirname(page.source), nearest);
  return {
    kind: 'broken',
    message: `The link "${shown}" points to a file that does not exist.`,
    hint: nearestHint('target', relative, 'Correct the path, or remove the link.'),
  };
}
