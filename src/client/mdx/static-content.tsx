import type { ComponentType } from 'react';
import { trustedHtml } from '#client/mdx/trusted-types.ts';

/** Makes the content component of a page whose HTML was made at build time. */
export function createStaticContent(html: string): ComponentType {
  // One object: React would write the HTML again for another one.
  const trusted = trustedHtml(html);
  return function Content() {
    return <div className="prose" dangerouslySetInnerHTML={trusted} />;
  };
}
