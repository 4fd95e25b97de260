import type { ComponentType, ReactNode } from 'react';

interface StaticContentProps {
  /** The page's content, made at build time; null adopts what the prerendered document already holds. */
  readonly html: string | null;
}

/**
 * Content that was drawn at build time. On first load its HTML is in the document already: React is told not to look
 * inside (`suppressHydrationWarning` with differing markup keeps the existing nodes), so nothing is downloaded twice.
 */
export function StaticContent({ html }: StaticContentProps): ReactNode {
  return (
    <div
      className="prose"
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      suppressHydrationWarning
    />
  );
}

/** Makes the content component of a page's chunk. */
export function createStaticContent(html: string): ComponentType {
  return function Content() {
    return <StaticContent html={html} />;
  };
}
