import type { Problem, SourcePosition } from '#shared/problem.ts';
import { askAddress, type RetryOptions } from './ask-address.ts';
import { groupBy } from '#shared/text/group-by.ts';

/** A link to another host, and its position in the source. */
export interface ExternalLink {
  readonly url: string;
  /** Address in the source, if it differs. */
  readonly written?: string;
  readonly position: SourcePosition;
}

/** Limits of a link check. */
export interface ExternalLinkOptions extends RetryOptions {
  /** Maximum number of simultaneous requests. */
  readonly concurrency: number;
  /** Hosts to skip, including their subdomains. */
  readonly skip: readonly string[];
}

/** The problems found, and how much was checked. */
export interface CheckedLinks {
  readonly problems: readonly Problem[];
  /** Number of addresses requested. */
  readonly asked: number;
}

/**
 * Requests each address of these links once. Reports each link to a dead one; a host that refuses
 * temporarily is a warning.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { skip, concurrency, ...patience }: ExternalLinkOptions,
): Promise<CheckedLinks> {
  const onWeb = links.filter(({ url }) => /^(?:https?:)?\/\//i.test(url));
  const wanted = onWeb.filter(({ url }) => {
    const address = toAddress(url);
    return address !== undefined && !isSkipped(address, skip);
  });
  const byAddress = groupBy(wanted, ({ url }) => toAddress(url)?.href ?? '');
  const waiting = byAddress.entries();
  const invalid = onWeb.filter(({ url }) => !toAddress(url));
  const problems = invalid.map((link) =>
    toProblem(link, { reason: 'it is not a valid address', isSure: true }),
  );
  const work = async (): Promise<void> => {
    // All workers share one iterator.
    for (const [address, users] of waiting) {
      const answer = await askAddress(address, patience);
      if (answer) problems.push(...users.map((link) => toProblem(link, answer)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { problems, asked: byAddress.size };
}

/** Parses the address as sent to the host. */
function toAddress(url: string): URL | undefined {
  if (!URL.canParse(url, 'https://host')) return undefined;
  const address = new URL(url, 'https://host');
  address.hash = '';
  return address;
}

function isSkipped({ host, hostname }: URL, skip: readonly string[]): boolean {
  return skip.some((name) => name === host || `.${hostname}`.endsWith(`.${name}`));
}

function toProblem(
  { url, written = url, position }: ExternalLink,
  { reason, isSure }: { readonly reason: string; readonly isSure: boolean },
): Problem {
  return {
    message: isSure
      ? `The link "${written}" is dead: ${reason}.`
      : `The link "${written}" cannot be checked: ${reason}.`,
    hint: isSure
      ? 'Correct or remove it; for a host that only responds to browsers, use `--skip` with its name.'
      : 'Check it later, with fewer requests at a time (`--concurrency`), or skip the host (`--skip`).',
    severity: isSure ? 'error' : 'warning',
    position,
  };
}
