import type { Element } from 'hast';
import { severityOf } from '../report/severity.ts';
import { positionOf, type CompileContext } from './compile-context.ts';
import { resolveContentLink } from './link-resolver.ts';
import type { HtmlStep } from './step.ts';

/** Resolves the links of a page and collects them with their places. */
export const rehypeLinks: HtmlStep = (context) => ({
  enter: {
    element(node) {
      if (node.tagName === 'a') resolveLink(node, context);
    },
  },
});

/** Resolves the address of a link; one that leads nowhere is reported, and stays. */
export function resolveLink(node: Element, context: CompileContext): void {
  const { result, services } = context;
  const { href } = node.properties;
  if (typeof href !== 'string') return;
  const position = positionOf(node, context);
  const resolved = resolveContentLink(href, context);
  result.resolutions.set(href, resolved.kind === 'broken' ? '' : resolved.url);
  if (resolved.kind === 'broken') {
    const severity = severityOf(services.config.checks.brokenMarkdownLinks);
    if (severity)
      result.problems.push({ message: resolved.message, hint: resolved.hint, severity, position });
    return;
  }
  node.properties.href = resolved.url;
  // What lies behind a plain path is not made by this build, and not checked.
  if (resolved.kind !== 'plain') result.links.push({ url: resolved.url, position });
  if (resolved.kind === 'external')
    Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
  if (resolved.kind === 'plain') node.properties.dataFullLoad = '';
  if (resolved.kind === 'file') {
    node.properties.target = '_blank';
    result.files.push(resolved.published);
  }
}
