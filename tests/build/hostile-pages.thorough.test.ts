import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPages } from '../hostile/open-pages.ts';
import { writePages } from '../hostile/write-pages.ts';
import { buildFixture } from './build-fixture.ts';

/**
 * Markup that would run scripts, navigate or contact another host if published unchanged. Images,
 * audio and video from other hosts are allowed.
 */
const markups: readonly string[] = [
  '<img src="x" onerror="alert(1)">',
  '<b onmouseover="alert(1)" onclick="alert(1)">bold</b>',
  '<details open ontoggle="alert(1)"><summary>More</summary></details>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">link</a>',
  '<a href="&#106;ava&Tab;script&colon;alert(1)">link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">link</a>',
  '<meta http-equiv="refresh" content="0; url=https://foreign.example/">',
  '<base href="https://foreign.example/">',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<svg onload="alert(1)"><animate onbegin="alert(1)" attributeName="x" dur="1s" /></svg>',
  '<form action="javascript:alert(1)"><button>Send</button></form>',
  '<link rel="stylesheet" href="https://foreign.example/x.css">',
  '<style>@import "https://foreign.example/x.css";</style>',
  '<video poster="javascript:alert(1)"><source onerror="alert(1)"></video>',
  '<b style="background: url(https://foreign.example/x.png)">bold</b>',
  '<noscript><b title="</noscript><img src=x onerror=alert(1)>"></b></noscript>',
  '<div><template shadowrootmode="open"><script>alert(1)</script></template></div>',
  '<template><iframe src="https://foreign.example/"></iframe></template>',
  '<svg><a><animate attributeName="href" values="javascript:alert(1)" dur="1s" /><text y="20">t</text></a></svg>',
  '<svg><use href="https://foreign.example/x.svg#x" /><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<form name="querySelector"><input name="parentNode" autofocus onfocus="alert(1)"></form>',
  '<button formaction="javascript:alert(1)">Send</button>',
  '<a href="/docs/" ping="https://foreign.example/ping" onclick="alert(1)">ping</a>',
  '<link rel="prefetch" href="https://foreign.example/p"><link rel="dns-prefetch" href="//foreign.example">',
  '<object data="https://foreign.example/x"></object><embed src="https://foreign.example/x">',
  '<table background="https://foreign.example/x.png"><tr><td>x</td></tr></table>',
  '<a href="pathname://javascript:alert(1)">path</a> [path](pathname:javascript:alert(1))',
  '[a][r] ![b][r]\n\n[r]: javascript:alert(1) "t\\" onmouseover=alert(1)"',
  ':::note[<img src=x onerror=alert(1)>]\n[l](javascript:alert(1))\n:::',
  '```js" onmouseover="alert(1) title="<img src=x onerror=alert(1)>"\nlet a\n```',
  '<p>x</p>\n\n## Page data\n\n## App scripts\n\n## Root\n\n## Early search {#status-region}',
  '<div id="page-data">{}</div> <a name="app-scripts">x</a>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<math><mtext><style><b title="</style><img src=x onerror=alert(1)>"></style></math>',
];

const cases = markups.map((markup, index) => ({ name: `hostile-${index}`, markup }));
const work = mkdtempSync(path.join(os.tmpdir(), 'docs-hostile-pages-'));

afterAll(() => rmSync(work, { recursive: true, force: true }));

it('publishes hostile markup so that a browser runs none of it, stays on the page and requests no other host', async () => {
  const contentDir = path.join(work, 'docs');
  const outDir = path.join(work, 'dist');
  writePages(cases, contentDir);
  const { problems, failed } = await buildFixture({
    contentDir,
    outDir,
    config: {
      checks: {
        rawHtml: 'ignore',
        brokenLinks: 'ignore',
        brokenMarkdownLinks: 'ignore',
        spokenCommands: 'ignore',
      },
    },
  });
  expect(failed, problems.map(({ message }) => message).join('\n')).toBe(false);
  // The pages are also opened without their security policy, which would block most of the markup.
  const bypassing = [false, true];
  expect(await openPages({ outDir, names: cases.map(({ name }) => name), bypassing })).toEqual([]);
});
