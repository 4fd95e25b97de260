import { orElsewhere } from '#node/base/report/or-elsewhere.ts';
import {
  inLanguage,
  isElsewhere,
  type LanguageBase,
  safeDecode,
  toAddress,
  withBase,
  withoutBase,
  withTrailingSlash,
} from '#shared/paths/base-path.ts';
import { errorAt, type Fault, type Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/text/nearest.ts';
import type { Redirect } from '#node/compile/model/site.ts';
import type { WrittenRedirect } from './written-redirect.ts';

/** The pages, files, languages and other parts of the host that redirects are checked against. */
export interface RedirectTargets extends LanguageBase {
  readonly pages: readonly string[];
  /** Returns the path of a page with its actual spelling; undefined if there is no page. */
  findPath(path: string): string | undefined;
  /** Whether a path that is not a page can still be a target, such as a file. */
  isFile(path: string): boolean;
  /** Base paths of other languages, if they are below this language's base path. */
  readonly nested: readonly string[];
  /** Paths that belong to other parts of the host. */
  readonly elsewhere: readonly string[];
}

/**
 * Checks and resolves redirects, so that each leads directly to its final target. Invalid redirects
 * are omitted and reported.
 */
export function resolveRedirects(
  written: readonly WrittenRedirect[],
  targets: RedirectTargets,
): { readonly redirects: readonly Redirect[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const bySource = new Map<string, WrittenRedirect>();
  for (const redirect of written) {
    const from = toSource(redirect.from, targets);
    const first = bySource.get(keyOf(from));
    const fault =
      sourceFault(from, redirect, targets) ?? (first && secondTarget(redirect, first, targets));
    if (fault) problems.push({ ...fault, severity: 'error', position: redirect.position() });
    else if (!first) bySource.set(keyOf(from), { ...redirect, from });
  }
  const redirects = [...bySource.values()].flatMap((redirect): readonly Redirect[] => {
    const found = follow(redirect, bySource, targets);
    if (found && 'to' in found) return [{ ...redirect, ...found }];
    if (found) problems.push(found);
    return [];
  });
  return { redirects, problems };
}

/** Returns a key for comparing paths. Ignores case, as readers and many file systems do. */
const keyOf = (path: string): string => path.toLowerCase();

/**
 * Returns a redirect's source as a path in the site; empty if it is outside the site or not a path.
 */
function toSource(from: string, targets: RedirectTargets): string {
  if (!/^\/(?![/\\])[^?#]*$/.test(from)) return '';
  const path = safeDecode(insideOf(from, targets));
  if (path.split(/[/\\]/).includes('..')) return '';
  return path.endsWith('.html') ? path : withTrailingSlash(path);
}

/** Removes the base path, which authors may include. */
function insideOf(path: string, targets: RedirectTargets): string {
  const own = inLanguage(targets, path);
  return withoutBase(targets.baseUrl, own) ?? own;
}

function sourceFault(
  source: string,
  { written }: WrittenRedirect,
  targets: RedirectTargets,
): Fault | undefined {
  if (source === '')
    return {
      message: `The redirect from "${written}" starts outside the site.`,
      hint: 'Write the path that the page had, such as "/guide/old-name/", without "?" and "#".',
    };
  const address = withBase(targets.baseUrl, source);
  if (targets.nested.some((base) => withTrailingSlash(address).startsWith(base)))
    return {
      message: `The redirect from "${written}" starts in another language.`,
      hint: "Remove the language from it: every language has the site's redirects.",
    };
  const page = targets.findPath(withTrailingSlash(source.replace(/\.html$/, '')));
  return page === undefined
    ? undefined
    : {
        message: `The redirect from "${written}" starts at a page that exists.`,
        hint: 'Remove the redirect, or move the page.',
      };
}

/**
 * Returns the fault of a redirect that contradicts the first one from the same path; undefined if
 * their targets only differ in spelling.
 */
function secondTarget(
  { written, to }: WrittenRedirect,
  first: WrittenRedirect,
  targets: RedirectTargets,
): Fault | undefined {
  const [one, other] = [first.to, to].map((target) => findTarget(target, targets)?.to ?? target);
  if (one === other) return undefined;
  const { file, line = 1 } = first.position();
  return {
    message: `The redirect from "${written}" has two targets: "${first.to}" and "${to}".`,
    hint: `Remove one of them; the other is in ${file}:${line}.`,
  };
}

/**
 * Follows redirects to the final target. If there is none, returns a problem, or undefined if
 * another redirect reports it.
 */
function follow(
  redirect: WrittenRedirect,
  bySource: ReadonlyMap<string, WrittenRedirect>,
  targets: RedirectTargets,
) {
  const seen = [redirect];
  for (let last = redirect; ;) {
    const { to: target } = last;
    const found = findTarget(target, targets);
    if (found) return { ...found, target: { written: target, position: last.targetPosition() } };
    const [pathname = ''] = target.split(/[?#]/, 1);
    const key = keyOf(withTrailingSlash(safeDecode(insideOf(pathname, targets))));
    const next = bySource.get(key) ?? bySource.get(key.slice(0, -1));
    if (!next) return last === redirect ? noTarget(last, targets) : undefined;
    if (seen.includes(next)) return loop(redirect, seen.slice(seen.indexOf(next)), bySource);
    seen.push(next);
    last = next;
  }
}

/**
 * Returns a target's URL and, if it is a page, the page's path. Undefined if the target does not
 * exist; it may then be another redirect's source.
 */
function findTarget(to: string, targets: RedirectTargets) {
  if (/^https?:\/\//i.test(to)) return URL.canParse(to) ? { to: new URL(to).href } : undefined;
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  if (!/^\/(?![/\\])/.test(pathname)) return undefined;
  if (isElsewhere(pathname, targets.elsewhere)) return { to };
  const path = safeDecode(insideOf(pathname, targets));
  const page = targets.findPath(withTrailingSlash(path));
  if (page !== undefined) return { to: toAddress(targets.baseUrl, page) + suffix, page };
  return targets.isFile(path) ? { to: toAddress(targets.baseUrl, path) + suffix } : undefined;
}

/** Reports a loop once, for its first redirect. */
function loop(
  redirect: WrittenRedirect,
  members: readonly WrittenRedirect[],
  bySource: ReadonlyMap<string, WrittenRedirect>,
): Problem | undefined {
  const first = [...bySource.values()].find((one) => members.includes(one));
  if (redirect !== first) return undefined;
  const { written, targetPosition } = redirect;
  const steps = [...members, redirect].map((member) => member.written).join(' → ');
  return errorAt(
    targetPosition(),
    members.length === 1
      ? `The redirect from "${written}" leads to itself.`
      : `The redirect from "${written}" is part of a loop: ${steps}.`,
    'Point it to a page.',
  );
}

function noTarget(
  { written, to, targetPosition }: WrittenRedirect,
  targets: RedirectTargets,
): Problem {
  const nearest = findNearest(to, targets.pages);
  return errorAt(
    targetPosition(),
    `The redirect from "${written}" leads to "${to}", which does not exist.`,
    orElsewhere(
      nearest
        ? `The nearest page is "${nearest}".`
        : 'Write the path of a page, such as "/guide/", or a full address.',
      to,
      targets.baseUrl,
    ),
  );
}
