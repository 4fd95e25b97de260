import { escapeHtml } from '#node/compile/html/escape-html.ts';

/**
 * Returns a placeholder for a reference page that does not exist yet or, given a `failure`, could
 * not be generated. It reloads every second while the reference is being generated; after a
 * failure, it reloads when the server sends a reload.
 */
export function waitingPage(baseUrl: string, failure: string | undefined): string {
  const [title, again, text] =
    failure === undefined
      ? [
          'The API reference is being generated',
          '<meta http-equiv="refresh" content="1">',
          '<p>This takes a few seconds. The page loads as soon as it is ready.</p>',
        ]
      : [
          'The API reference could not be generated',
          `<script type="module" src="${baseUrl}@vite/client"></script>`,
          `<pre>${escapeHtml(failure)}</pre>`,
        ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    ${again}
  </head>
  <body>
    <h1>${title}</h1>
    ${text}
  </body>
</html>
`;
}
