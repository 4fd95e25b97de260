import { describe, expect, it } from 'vitest';
import { orderAssets } from './order-assets.ts';

const template = `<head>
  <!--head-->
  <script type="module" crossorigin src="/docs/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/docs/assets/part.js">
  <link rel="stylesheet" crossorigin href="/docs/assets/index.css">
</head>`;

describe('orderAssets', () => {
  it('puts styles before scripts, and lets scripts wait for them', () => {
    expect(orderAssets(template)).toBe(`<head>
  <!--head-->
  <link rel="stylesheet" crossorigin href="/docs/assets/index.css">
  <script type="module" fetchpriority="low" crossorigin src="/docs/assets/index.js"></script>
  <link rel="modulepreload" fetchpriority="low" crossorigin href="/docs/assets/part.js">
</head>`);
  });

  it('leaves a shell without scripts as it is', () => {
    expect(orderAssets('<head><link rel="stylesheet" href="a.css"></head>')).toBe(
      '<head><link rel="stylesheet" href="a.css"></head>',
    );
  });
});
