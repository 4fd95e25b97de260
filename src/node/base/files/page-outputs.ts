/**
 * Returns a page's output file: `/user/glossary/` → `user/glossary/index.html`. A path that already
 * names an HTML file is kept.
 */
export function outputFile(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}index.html`;
}

/**
 * Returns the path of a page's Markdown version: `/user/glossary/` → `/user/glossary.md`, `/` →
 * `/index.md`.
 */
export function markdownPath(pagePath: string): string {
  return pagePath === '/' ? '/index.md' : `${pagePath.replace(/\/$/, '')}.md`;
}
