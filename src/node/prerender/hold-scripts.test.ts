import { describe, expect, it } from 'vitest';
import { holdScripts } from './hold-scripts.ts';

const template = `<head>
    <!--head-->
    <script type="module" crossorigin src="/docs/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/docs/assets/part.js">
    <link rel="stylesheet" crossorigin href="/docs/assets/index.css">
  </head>
  <body>
    <!--data-->
  </body>`;

describe('holdScripts', () => {
  it('puts scripts into a template after the text, and leaves the styles in the head', () => {
    expect(holdScripts(template)).toBe(`<head>
    <!--head-->
    <link rel="stylesheet" crossorigin href="/docs/assets/index.css">
  </head>
  <body>
    <!--data-->
    <template id="app-scripts">
    <script type="module" crossorigin src="/docs/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/docs/assets/part.js"><!--scripts-->
    </template>
  </body>`);
  });

  it('leaves a shell without scripts as it is', () => {
    const plain = '<head><link rel="stylesheet" href="a.css"></head>';
    expect(holdScripts(plain)).toBe(plain);
  });
});
