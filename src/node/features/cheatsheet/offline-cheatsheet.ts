import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { h, s } from 'hastscript';
import { visit } from 'unist-util-visit';
import { hatColors, hatShapes, parseHatClasses, type HatColor } from '#shared/hats.ts';
import { siteAddress } from '#shared/page/head-tags.ts';
import { withBase } from '#shared/paths/base-path.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { classesOf } from '#node/compile/html/classes-of.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import { drawSections } from './cheatsheet.ts';

/** CSS that defines the site's colors, first for light mode and then for dark mode. */
const inks = readFileSync(
  path.join(import.meta.dirname, '../../../client/styles/inks.css'),
  'utf8',
);

/**
 * The file's own styles. The site's styles are several times as large and depend on its page
 * layout.
 */
const styles = `:root{color-scheme:light dark}
body{background:Canvas;font:1rem/1.4 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.2rem .6rem;border-bottom:1px solid #8886}
th[scope=rowgroup]{padding-top:1rem}
.character-list{columns:13rem;padding:0;list-style:none;line-height:1.7}
.character-list li{padding-inline-start:2em;break-inside:avoid}
.character-list code{display:inline-block;min-width:1.7em;margin-inline:-2em 0;text-align:center}
.hat{position:relative;font-weight:bold}
.hat::before{content:"";position:absolute;top:-.35em;left:calc(50% - .2em);width:.4em;height:.4em;border-radius:50%;background:currentColor;print-color-adjust:exact}
.spoken{white-space:nowrap}
.hat-mark svg{width:.8em;fill:currentColor;print-color-adjust:exact}
${hatColors.map(colorRule).join('\n')}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:40rem){body{padding:.5rem}th,td{padding:.2rem}.spoken{white-space:normal}code{font-size:.8em;overflow-wrap:anywhere}}
@page{margin:1cm}
@media print{:root{color-scheme:light}body{font-size:8pt;padding:0}tr,li{break-inside:avoid}:is(h2,h3,tr:has([scope=rowgroup])){break-after:avoid}a{color:inherit;text-decoration:none}}`;

/**
 * Returns the cheatsheet as a self-contained HTML file for readers to save. Links lead to the site
 * if its URL is configured; otherwise, they become plain text.
 */
export function offlineCheatsheet(
  config: LocalizedConfig,
  version: Parameters<typeof drawSections>[0],
): string {
  const title = `${config.title} cheatsheet`;
  const content = h('main', [h('h1', title), drawSections(version)]);
  visit(content, 'element', (node) => {
    if (node.tagName === 'a' && config.url !== '') {
      const address = withBase(config.baseUrl, String(node.properties.href));
      node.properties = { href: siteAddress(address, config) };
    } else if (node.tagName === 'a') Object.assign(node, { tagName: 'span', properties: {} });
    delete node.properties.dataTerm;
    const classes = classesOf(node);
    if (!classes.includes('hat-mark')) return;
    // Draws the hat's outline, which the site's style sheet defines as a clip path.
    const { shape } = parseHatClasses(classes);
    const d = hatShapes.find(({ id }) => id === shape)?.path;
    node.children = [s('svg', { viewBox: '0 0 24 24' }, s('path', { d, fillRule: 'evenodd' }))];
  });
  // The vocabulary and its meanings are in English on every site.
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>
${styles}
</style>
</head>
<body>
${toHtml(content)}
</body>
</html>
`;
}

function colorRule({ id }: HatColor): string {
  const selector = id === 'default' ? '.hat-mark,.hat::before' : `.hat-color-${id}`;
  const colors = [...inks.matchAll(new RegExp(`--hat-${id}: (#\\w+);`, 'g'))].map(([, ink]) => ink);
  return `${selector}{color:light-dark(${colors.join()})}`;
}
