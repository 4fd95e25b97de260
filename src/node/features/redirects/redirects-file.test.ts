import { mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { followBuiltRedirects } from './follow-redirects.ts';
import { redirectLines } from './redirects-file.ts';

const redirect = (from: string, to: string) => ({ from, to });

it('the preview follows the redirects written for hosts, in both spellings, except those that hosts treat as patterns', () => {
  const lines = redirectLines(
    [redirect('/über/', '/docs/a/'), redirect('/b.html', '/docs/#b'), redirect('/:c/', '/docs/')],
    '/docs/',
  );
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'docs-redirects-'));
  writeFileSync(path.join(outDir, '_redirects'), lines.map((line) => `${line}\n`).join(''));
  const follow = followBuiltRedirects(outDir);
  const location = (url: string): string | undefined => {
    const headers = new Map<string, string>();
    const response = {
      setHeader: (name: string, value: string) => headers.set(name, value),
      end: () => undefined,
    };
    follow({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
    return headers.get('Location');
  };
  expect(
    ['/docs/%C3%BCber', '/docs/%C3%BCber/?q=1', '/docs/b.html', '/docs/:c/', '/docs/'].map(
      location,
    ),
  ).toEqual(['/docs/a/', '/docs/a/', '/docs/#b', undefined, undefined]);
});
