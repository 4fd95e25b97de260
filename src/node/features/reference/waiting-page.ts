import { escapeHtml } from '#node/compile/html/escape-html.ts';

/** A placeholder for a reference page that does not exist. */
interface WaitingPage {
  readonly baseUrl: string;
  /** The reason why the page will not exist; undefined while it is being generated. */
  readonly failure: string | undefined;
}

/**
 * Returns a document that reloads itself: every second while the reference is being generated;
 * after a failure, when the server sends a reload.
 */
export function waitingPage({ baseUrl, failure }: WaitingPage): string {
  const title =
    failure === undefined
      ? 'The API reference is being generated'
      : 'The API reference could not be generated';
  const [again, text] =
    failure === undefined
      ? [
          '<meta http-equiv="refresh" content="1">',
          '<p>This takes a few seconds. The page loads as soon as it is ready.</p>',
        ]
      : [
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
