import type { ComponentType } from 'react';
import { trustedHtml } from '#client/mdx/static/trusted-types.ts';

/** Creates the content component of a page whose HTML was rendered at build time. */
export function createStaticContent(html: string): ComponentType {
  // One object: React would write the HTML again for another one.
  const trusted = trustedHtml(html);
  return function Content() {
    return <div className="prose" dangerouslySetInnerHTML={trusted} />;
  };
}
