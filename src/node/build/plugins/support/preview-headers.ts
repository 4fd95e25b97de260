import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the headers that the built site asks its host to send, keyed by path. Paths may contain
 * `*`.
 */
export function readHeaderRules(outDir: string): ReadonlyMap<string, readonly string[]> {
  const file = path.join(outDir, '_headers');
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n\n') : [];
  return new Map(
    blocks.map((block) => {
      const [pattern = '', ...headers] = block.split('\n').map((line) => line.trim());
      return [pattern, headers];
    }),
  );
}

/** Returns the headers for a URL path, as Netlify and Cloudflare Pages send them. */
export function headersFor(
  rules: ReadonlyMap<string, readonly string[]>,
  pathname: string,
): readonly (readonly [string, string])[] {
  return [...rules]
    .filter(([pattern]) => matches(pattern, pathname))
    .flatMap(([, headers]) => headers)
    .map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon), header.slice(colon + 1).trim()] as const;
    });
}

function matches(pattern: string, pathname: string) {
  const [start = '', end = ''] = pattern.split('*');
  return pattern.includes('*')
    ? pathname.startsWith(start) && pathname.slice(start.length).endsWith(end)
    : pathname === pattern;
}
