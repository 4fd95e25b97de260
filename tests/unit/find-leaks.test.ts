import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findLeaks } from '../support/find-leaks.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-leaks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['a.html', '<p>import Tabs from "@theme/Tabs"</p>'],
  ['a.html', '<p>\nexport const a = 1</p>'],
  ['a.html', '<p>&lt;TabItem value="a"></p>'],
  ['a.html', '<title>{frontMatter.title}</title>'],
  ['a.html', '<p>:::tip</p>'],
  ['a.html', '<p>Text &lt;/Tabs></p>'],
  ['a.html', '<p>Text<b>import Tabs from "@theme/Tabs"</b></p>'],
  ['a.md', 'Price\n\n$$x$$'],
  ['a.md', '## A {#own}'],
  ['llms.txt', '- A: {/* hidden */}'],
  ['assets/search/user-1.json', '{"pages":[["/a/","<Tabs>"]]}'],
  ['assets/app.js', 'a("Kiln")'],
])('finds code as text, and a name, in %s: %s', (file, text) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  expect(findLeaks(folder, ['kiln'])).toMatchObject([{ file }]);
  rmSync(target);
});

it('ignores code that a page shows as code, and fenced code of a twin', () => {
  writeFileSync(
    path.join(folder, 'b.html'),
    '<script>a.b</script><h2><code>&lt;Tabs></code></h2><pre>import\n{ a } from "b"</pre><nav>&lt;Tabs></nav><h1>Emit&lt;T></h1><p><a>Base</a>&lt;K></p>',
  );
  writeFileSync(path.join(folder, 'b.md'), '```js\nimport a from "c";\n```\n\nText `$$` here.\n');
  expect(findLeaks(folder)).toEqual([]);
});
