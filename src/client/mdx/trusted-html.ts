import { trustedTypesPolicy } from '#shared/trusted-types-policy.ts';

/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, {
  createHTML: (html: string) => html,
});

// Workers are made of addresses that the bundler writes; one of another site is refused, and so is any HTML.
trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) =>
    new URL(url, window.location.href).origin === window.location.origin ? url : null,
});

/**
 * Value for `dangerouslySetInnerHTML`: HTML that the build made from the authors' pages and configuration. Nothing that
 * comes from the reader, the address or another site may be given to it. Where the browser has Trusted Types it is such
 * a value, which React hands on as it is.
 */
export function trustedHtml(html: string): { readonly __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}
