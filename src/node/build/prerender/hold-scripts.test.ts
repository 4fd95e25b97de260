import { expect, it } from 'vitest';
import { holdScripts } from './prerender.ts';

it('puts scripts and what they preload into a template', () => {
  const tags = [
    '<script type="module" crossorigin src="/docs/assets/index.js"></script>',
    '<link rel="modulepreload" crossorigin href="/docs/assets/part.js">',
  ];
  expect(holdScripts(tags)).toBe(`<template id="app-scripts">
    <script type="module" crossorigin src="/docs/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/docs/assets/part.js">
    </template>`);
});
