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
  it('moves scripts and their preloads into a template', () => {
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

  it('does not change a shell without files', () => {
    const plain = '<head><title>Docs</title></head>';
    expect(holdScripts(plain)).toBe(plain);
  });
});
