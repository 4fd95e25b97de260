import { trustedTypesPolicy } from '#shared/document/document-marks.ts';

/** The part of the browser's Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy?<Rules extends object>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// In a browser without Trusted Types, an element with the id `trustedTypes` would become the global
// variable, hence the second `?.`.
const policy = trustedTypes?.createPolicy?.(trustedTypesPolicy, {
  createHTML: (html: string) => html,
  createScriptURL: requireOwnAddress,
});

/**
 * Creates a value for `dangerouslySetInnerHTML` from HTML that the build generated from the
 * authors' pages and configuration. Never pass anything from the reader, the page's URL or another
 * site. In browsers with Trusted Types, the HTML becomes a trusted value, which React passes
 * through.
 */
export function trustedHtml(html: string): { readonly __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}

/**
 * Creates a trusted worker URL from the URL that the bundler inserts. Throws a `TypeError` for a
 * URL on another site.
 */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? requireOwnAddress(url);
}

function requireOwnAddress(url: string) {
  const { href, origin } = window.location;
  if (new URL(url, href).origin === origin) return url;
  throw new TypeError(`${url} is not an address of this site.`);
}
