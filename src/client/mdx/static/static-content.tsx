import type { ComponentType } from 'react';
import { trustedHtml } from '#client/mdx/static/trusted-types.ts';

/** Creates the content component of a page whose HTML was rendered at build time. */
export function createStaticContent(html: string): ComponentType {
  // A single object, because React would write the HTML again for a new object.
  const trusted = trustedHtml(html);
  return function Content() {
    return <div className="prose" dangerouslySetInnerHTML={trusted} />;
  };
}
