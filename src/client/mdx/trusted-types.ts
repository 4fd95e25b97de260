import { trustedTypesPolicy } from '#shared/trusted-types-policy.ts';

/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, {
  createHTML: (html: string) => html,
  createScriptURL: requireOwnAddress,
});

/**
 * Value for `dangerouslySetInnerHTML`: HTML that the build made from the authors' pages and configuration. Nothing that
 * comes from the reader, the address or another site may be given to it. Where the browser has Trusted Types it is such
 * a value, which React passes on as it is.
 */
export function trustedHtml(html: string): { readonly __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}

/** Address of a worker, as the bundler writes it. Throws a `TypeError` for one of another site. */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? requireOwnAddress(url);
}

function requireOwnAddress(url: string): string {
  const { href, origin } = window.location;
  if (new URL(url, href).origin === origin) return url;
  throw new TypeError(`${url} is not an address of this site.`);
}
