/** File of a page: `/user/glossary/` → `user/glossary/index.html`; a path that names an HTML file stays. */
export function outputFile(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}index.html`;
}

/** Path of the Markdown file beside a page: `/user/glossary/` → `/user/glossary.md`, `/` → `/index.md`. */
export function markdownPath(pagePath: string): string {
  return pagePath === '/' ? '/index.md' : `${pagePath.replace(/\/$/, '')}.md`;
}
