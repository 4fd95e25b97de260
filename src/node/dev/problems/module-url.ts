import { withoutBase } from '#shared/paths/base-path.ts';

/** Returns the dev server's address of a module that a browser requested. */
export function moduleUrl(address: string, baseUrl: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(?:t=\d+|import=?)$/.test(part));
  const path = withoutBase(baseUrl, decodeURI(pathname)) ?? pathname;
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
