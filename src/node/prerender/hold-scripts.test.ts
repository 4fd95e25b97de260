import { describe, expect, it } from 'vitest';
import { holdScripts } from './hold-scripts.ts';

const template = `<head>
    <!--head-->
    <script type="module" crossorigin src="/docs/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/docs/assets/part.js">
  </head>
  <body>
    <!--data-->
  </body>`;

describe('holdScripts', () => {
  it('puts scripts and what they preload into a template', () => {
    expect(holdScripts(template)).toBe(`<head>
    <!--head-->
    <template id="app-scripts">
    <script type="module" crossorigin src="/docs/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/docs/assets/part.js"><!--scripts-->
    </template><!--styles-->
  </head>
  <body>
    <!--data-->
  </body>`);
  });

  it('leaves a shell without files as it is', () => {
    const plain = '<head><title>Docs</title></head>';
    expect(holdScripts(plain)).toBe(plain);
  });
});
