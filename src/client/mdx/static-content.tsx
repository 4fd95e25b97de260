import type { ComponentType } from 'react';

/** Makes the content component of a page whose HTML was made at build time. */
export function createStaticContent(html: string): ComponentType {
  return function Content() {
    return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
