import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDrawing } from './check-drawing.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

function faults(svg: string | Uint8Array, isCode = false): readonly string[] {
  const content = typeof svg === 'string' ? new TextEncoder().encode(svg) : svg;
  return checkDrawing(content, 'a.svg', isCode).map(({ message }) => message);
}

const around = (inside: string): string => `<svg ${xmlns}>${inside}</svg>`;

describe('a published drawing', () => {
  it.each([
    around('<path d="M0 0" fill="url(#g)" style="stroke:#fff;font-family:\'A b\'"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n${around('<title>A &amp; b</title>')}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${around('')}`,
    around('<style>.a { fill: #123 }</style><style><![CDATA[.b > .c { fill: url(#a) }]]></style>'),
    around('<defs><g id="a"/></defs><use href="#a" aria-label="see //a"/>'),
    `<svg ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/><image xlink:href="data:image/png;base64,AA"/></svg>`,
    `<svg ${xmlns} xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:version="1"><i:page i:label="x"/></svg>`,
  ])('may contain elements that draw: %s', (svg) => expect(faults(svg)).toEqual([]));

  it('may be any drawing of this site', () => {
    for (const folder of ['content', 'public'])
      for (const file of readdirSync(path.join(root, folder), {
        recursive: true,
        encoding: 'utf8',
      }))
        if (file.endsWith('.svg'))
          expect(checkDrawing(readFileSync(path.join(root, folder, file)), file)).toEqual([]);
  });

  it.each([
    ['contains <script>', around('<script>alert(1)</script>')],
    ['contains <script>', around('<script href="x.js"/>')],
    ['contains <foreignObject>', around('<foreignObject/>')],
    ['contains <a>', around('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['contains <animate>', around('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['contains <set>', around('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['contains <handler>', around('<handler>alert(1)</handler>')],
    [
      'contains <x:script>',
      around('<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>'),
    ],
    ['contains <script>', around('<script xmlns="http://www.w3.org/1999/xhtml">1</script>')],
    ['contains <svg>', '<svg><script xmlns="http://www.w3.org/2000/svg"/></svg>'],
    ['has onload="alert(1)"', `<svg ${xmlns} onload="alert(1)"/>`],
    ['has onload="alert(1)"', around('<g onload="alert(1)"/>')],
    [
      'has href="https://evil.example/a.svg#x"',
      around('<use href="https://evil.example/a.svg#x"/>'),
    ],
    [
      'has href="data:image/svg+xml;base64,AA"',
      around('<image href="data:image/svg+xml;base64,AA"/>'),
    ],
    ['has xml:base="https://evil.example/"', `<svg ${xmlns} xml:base="https://evil.example/"/>`],
    ['has fill="url(https://evil.example/#a)"', around('<g fill="url(https://evil.example/#a)"/>')],
    ['has fill="u\\72l(x)"', around('<g fill="u\\72l(x)"/>')],
    ['has a style that may load something', around('<style>@import "x";</style>')],
    ['has a style that may load something', around('<style><![CDATA[@import "x";]]></style>')],
    ['has the instruction <?xml-stylesheet?>', `<?xml-stylesheet href="x.xsl"?>${around('')}`],
    ['defines entities', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${around('')}`],
    ['is written in utf-7, not in UTF-8', `<?xml version="1.0" encoding="utf-7"?>${around('')}`],
    ['is not valid XML', around('<g>')],
    ['is not valid XML', around('&a;')],
    ['is not valid XML', 'GIF89a'],
  ])('is rejected if it %s', (fault, svg) =>
    expect(faults(svg).join()).toContain(`The drawing ${fault}`),
  );

  it.each([
    around('<g id="myapp://auth?code=" class="a//b" data-name="x"/>'),
    around('<g style="background: url(https://a.example/b.png)" content="x"/>'),
    around('<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>'),
    `<svg ${xmlns} xmlns:s="https://sketch.example/ns"><g s:type="layer"/></svg>`,
  ])('may have any attribute and style that runs no code on a page that is code: %s', (svg) => {
    expect(faults(svg, true)).toEqual([]);
    expect(faults(svg)).not.toEqual([]);
  });

  it.each([
    around('<g onload="alert(1)"/>'),
    around('<script>alert(1)</script>'),
    around('<use href="https://evil.example/a.svg#x"/>'),
    `<svg ${xmlns} xml:base="https://evil.example/"/>`,
  ])('must run no code there either: %s', (svg) => expect(faults(svg, true)).toHaveLength(1));

  it('must be UTF-8, as its readers assume', () => {
    expect(faults(Buffer.from(`\ufeff${around('<script/>')}`, 'utf16le'))).toEqual([
      'The drawing is not written in UTF-8, so it is not published.',
    ]);
  });

  it('is reported with the line of the mistake', () => {
    const [problem] = checkDrawing(new TextEncoder().encode(around('\n\n<script/>')), '/x/a.svg');
    expect(problem?.position).toMatchObject({ file: '/x/a.svg', line: 3 });
  });
});
