import type { ComponentType } from 'react';

/** Makes the content component of a page whose MDX runs in the browser: the same element as static content has. */
export function createLiveContent(Mdx: ComponentType): ComponentType {
  return function Content() {
    return (
      <div className="prose">
        <Mdx />
      </div>
    );
  };
}
