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
  it('puts scripts and styles into a template, and offers the styles without scripts too', () => {
    expect(holdScripts(template)).toBe(`<head>
    <!--head-->
    <template id="app-scripts">
    <script type="module" crossorigin src="/docs/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/docs/assets/part.js">
    <link rel="stylesheet" crossorigin href="/docs/assets/index.css"><!--scripts-->
    </template><noscript><link rel="stylesheet" crossorigin href="/docs/assets/index.css"></noscript><!--styles-->
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
