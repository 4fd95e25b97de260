import type { Problem, SourcePosition } from '#shared/problem.ts';
import { askAddress, type Patience } from './ask-address.ts';

/** A link to another host, with its place in the source. */
export interface ExternalLink {
  readonly url: string;
  readonly position: SourcePosition;
}

/** How links are checked. */
export interface ExternalLinkOptions extends Patience {
  /** Requests at the same time. */
  readonly concurrency: number;
  /** Hosts that are not asked, with those below them. */
  readonly skip: readonly string[];
}

/** The result of a check. */
export interface CheckedLinks {
  readonly problems: readonly Problem[];
  /** Number of addresses that were asked for. */
  readonly asked: number;
}

/** Asks for every address of these links once. Reports each link to a dead one; a host that refuses for now is a warning. */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { skip, concurrency, ...patience }: ExternalLinkOptions,
): Promise<CheckedLinks> {
  const byAddress = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const address = toAddress(link.url);
    if (address === undefined || isSkipped(address, skip)) continue;
    byAddress.set(address.href, [...(byAddress.get(address.href) ?? []), link]);
  }
  const waiting = byAddress.entries();
  const problems: Problem[] = [];
  const work = async (): Promise<void> => {
    // All workers take from one iterator.
    for (const [address, users] of waiting) {
      const answer = await askAddress(address, patience);
      if (answer) problems.push(...users.map((link) => toProblem(link, answer)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { problems, asked: byAddress.size };
}

/** The address as a host sees it. */
function toAddress(url: string): URL | undefined {
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, 'https://host')) return undefined;
  const address = new URL(url, 'https://host');
  address.hash = '';
  return address;
}

function isSkipped({ host, hostname }: URL, skip: readonly string[]): boolean {
  return skip.some((name) => name === host || `.${hostname}`.endsWith(`.${name}`));
}

function toProblem(
  { url, position }: ExternalLink,
  { reason, isSure }: { readonly reason: string; readonly isSure: boolean },
): Problem {
  return {
    message: isSure
      ? `The link "${url}" is dead: ${reason}.`
      : `The link "${url}" cannot be checked: ${reason}.`,
    hint: isSure
      ? 'Correct or remove it; for a host that answers browsers alone, use `--skip` with its name.'
      : 'Check it later, with fewer requests at a time (`--concurrency`), or skip the host (`--skip`).',
    severity: isSure ? 'error' : 'warning',
    position,
  };
}
