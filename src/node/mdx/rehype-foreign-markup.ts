import type { Element } from 'hast';
import type { Problem } from '#shared/problem.ts';
import { severityOf } from '../report/severity.ts';
import { positionOf } from './compile-context.ts';
import type { HtmlStep } from './step.ts';

/** Elements that run code, load documents, or change the page around the text. */
const elements = new Set([
  'applet',
  'base',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
  'style',
]);

/** Attributes that browsers take an address from, and those with which SVG sets one. */
const addresses = ['href', 'xLinkHref', 'src', 'action', 'formAction', 'to', 'from', 'values'];

/**
 * Reports markup in plain Markdown that could do harm: elements and attributes that run code, frames of hosts that are not
 * allowed, and links that run code or hold a document. Runs on what an HTML parser made of the page, as a browser would.
 */
export const rehypeForeignMarkup: HtmlStep = (context) => {
  const { rawHtml, frameHosts } = context.services.config.checks;
  const severity = severityOf(rawHtml);
  if (!severity) return {};
  return {
    enter: {
      element(node) {
        for (const fault of explainElement(node, frameHosts))
          context.result.problems.push({ ...fault, severity, position: positionOf(node, context) });
      },
    },
  };
};

type Fault = Pick<Problem, 'message' | 'hint'>;

const hint =
  'Take it out; or, where you trust the authors of all pages, set `checks.rawHtml` in the configuration.';

function explainElement(node: Element, frameHosts: readonly string[]): readonly Fault[] {
  const { tagName, properties } = node;
  if (tagName === 'iframe' && !('srcDoc' in properties) && isAllowed(properties.src, frameHosts))
    return explainAttributes(node);
  if (!elements.has(tagName)) return explainAttributes(node);
  return [
    {
      message: `The page contains <${tagName}>, which plain Markdown pages must not contain.`,
      hint:
        tagName === 'iframe'
          ? 'Link to it; or add its host to `checks.frameHosts` in the configuration.'
          : hint,
    },
  ];
}

/** Frames are shown over https only, from the hosts of the setting. */
function isAllowed(src: unknown, hosts: readonly string[]): boolean {
  if (typeof src !== 'string' || !URL.canParse(src)) return false;
  const { protocol, hostname } = new URL(src);
  return protocol === 'https:' && hosts.includes(hostname);
}

function explainAttributes({ tagName, properties }: Element): readonly Fault[] {
  const handlers = Object.keys(properties).filter((name) => /^on/i.test(name));
  const links = addresses.filter((name) => isHarmful(tagName, properties[name]));
  return [
    ...handlers.map((name) => `the attribute "${name.toLowerCase()}", which runs code`),
    ...links.map(
      (name) =>
        `the address "${String(properties[name]).slice(0, 40)}", which runs code or holds a document`,
    ),
  ].map((what) => ({ message: `<${tagName}> has ${what}.`, hint }));
}

/** Browsers skip control characters and blanks in a scheme. Pictures may be `data:` addresses. */
function isHarmful(tagName: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const scheme = /^[a-z]+(?=:)/i.exec(value.replace(/[\u0000-\u0020]+/g, ''))?.[0].toLowerCase();
  return (
    scheme === 'javascript' || scheme === 'vbscript' || (scheme === 'data' && tagName !== 'img')
  );
}
