// Draws diagrams with Mermaid in a separate thread, which has its own DOM and can be stopped. The
// DOM is jsdom's, which has no layout, so resvg measures elements for Mermaid in the site's
// typeface.
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { JSDOM } from 'jsdom';
import { optimize } from 'svgo';

const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true });
const { document } = window;
const font = {
  fontFiles: workerData.fontFiles,
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
  sansSerifFamily: 'Inter',
};

/**
 * Returns an element's bounding box in its own coordinates, applying the styles of the elements
 * around it.
 */
function measure(element) {
  const root = element.ownerSVGElement ?? element;
  let drawn = element.cloneNode(true);
  if (element !== root) drawn.removeAttribute('transform');
  for (let outer = element; outer !== root;) {
    outer = outer.parentElement;
    const around = outer.cloneNode(false);
    for (const name of ['transform', 'viewBox', 'style']) around.removeAttribute(name);
    around.append(drawn);
    drawn = around;
  }
  const style = root.querySelector(':scope > style');
  if (style && element !== root) drawn.prepend(style.cloneNode(true));
  drawn.setAttribute('width', '9999');
  drawn.setAttribute('height', '9999');
  const svg = new window.XMLSerializer().serializeToString(drawn);
  const { x = 0, y = 0, width = 0, height = 0 } = new Resvg(svg, { font }).getBBox() ?? {};
  return { x, y, width, height };
}

const { prototype } = window.SVGElement;
prototype.getBBox = function getBBox() {
  return measure(this);
};
prototype.getComputedTextLength = function getComputedTextLength() {
  return measure(this).width;
};

// Mermaid and its libraries expect these browser globals.
const shared = 'CSSStyleSheet DOMParser Element HTMLElement Node SVGElement XMLSerializer screen';
Object.assign(globalThis, { window, document });
for (const name of shared.split(' ')) globalThis[name] = window[name];

// A layout library also paints the nodes on a canvas, which is never shown.
const paint = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
window.HTMLCanvasElement.prototype.getContext = () => paint;

// Random numbers are seeded, so that equal diagrams yield equal drawings, including the commit ids
// that Mermaid generates.
let seed = 1;
Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

const { default: mermaid } = await import('mermaid');
mermaid.initialize({
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  gantt: { useWidth: 800 },
  theme: 'neutral',
  fontFamily: 'Inter, system-ui, sans-serif',
  // Settings that a diagram must not override.
  secure: [
    'secure',
    'securityLevel',
    'startOnLoad',
    'maxTextSize',
    'suppressErrorRendering',
    'maxEdges',
    'htmlLabels',
    'fontFamily',
  ],
});

/**
 * Draws one diagram. Returns its SVG, which is styled only by attributes and has its own
 * background, and its words: its title and description if it has any, otherwise its texts.
 */
async function draw(source, id) {
  seed = 1;
  const { svg } = await mermaid.render(id, source);
  const root = new window.DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  for (const html of root.querySelectorAll('switch > foreignObject')) html.remove();
  if (root.querySelector('foreignObject')) throw new Error('its labels are HTML');
  const [x, y, width, height] = root
    .getAttribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const ground = document.createElementNS(root.namespaceURI, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: '#fff' }))
    ground.setAttribute(name, value);
  // Prepended, because in some diagrams shapes precede the styles.
  root.prepend(ground);
  // Without a height, the drawing keeps its proportions on narrower screens.
  root.setAttribute('width', Math.ceil(width));
  root.removeAttribute('height');
  const titles = [...root.querySelectorAll(':scope > :is(title, desc)')].map(wordsOf);
  const texts = [...new Set([...root.querySelectorAll('text')].map(wordsOf))];
  for (const title of root.querySelectorAll('title, desc')) title.remove();
  // Links do not work in an image, so they become groups. Their text is part of the image's
  // accessible name.
  for (const link of root.querySelectorAll('a')) {
    const group = document.createElementNS(root.namespaceURI, 'g');
    group.setAttribute('transform', link.getAttribute('transform') ?? '');
    group.append(...link.childNodes);
    link.replaceWith(group);
  }
  // Removes attributes that do not affect the drawing, such as `data-*`.
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of [...element.attributes])
      if (!/^(?:xmlns|(?:xlink:)?href$)/.test(name) && !workerData.attributes.has(name))
        element.removeAttribute(name);
  // svgo inserts rules before the first declaration and fails if it has already replaced that
  // declaration. This adds a first declaration that is never replaced.
  for (const element of root.querySelectorAll('[style]'))
    element.setAttribute('style', `--first: 0; ${element.getAttribute('style')}`);
  const { data } = optimize(new window.XMLSerializer().serializeToString(root), {
    plugins: [
      'removeComments',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false, removeMatchedSelectors: true } },
      'convertStyleToAttrs',
      'removeStyleElement',
      'cleanupNumericValues',
      'cleanupIds',
      'removeUselessDefs',
      { name: 'prefixIds', params: { prefix: id, delim: '-', prefixClassNames: false } },
      { name: 'removeAttrs', params: { attrs: ['class', 'role', 'style'] } },
    ],
  });
  return { svg: data, words: titles.length > 0 ? titles : texts.filter(Boolean) };
}

/** Returns an element's text. Each child is a line, and the lines are joined with spaces. */
function wordsOf({ children, textContent }) {
  const lines = children.length > 0 ? [...children].map((line) => line.textContent) : [textContent];
  return lines.join(' ').trim().replace(/\s+/g, ' ');
}

parentPort.on('message', async ({ source, id }) => {
  try {
    parentPort.postMessage({ drawn: await draw(source, id) });
  } catch (error) {
    const { message, hash } = error;
    parentPort.postMessage({ fault: { message: String(message), place: hash?.loc } });
  }
});
