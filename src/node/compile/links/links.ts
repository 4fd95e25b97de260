import type { Element, Nodes } from 'hast';
import type {} from 'remark-mdx';
import { toString } from 'hast-util-to-string';
import { plainPathPrefix } from '#shared/navbar/resolve-link.ts';
import { encodePath, withoutBase } from '#shared/paths/base-path.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { spokenKey } from './spoken-key.ts';
import { severityOf } from '#node/base/report/severity.ts';
import { positionOf, type CompileContext } from '../context/compile-context.ts';
import { resolveContentLink } from './link-resolver.ts';
import type { HtmlStep } from '../context/step.ts';

/** Resolves a page's links, and collects them with their positions for the link check. */
export const linksStep: HtmlStep = (context) => {
  const found: Element[] = [];
  return {
    enter: {
      element(node) {
        if (node.tagName !== 'a') return;
        resolveLinkElement(node, context);
        found.push(node);
      },
      mdxJsxFlowElement: (node) => leaveToBrowser(node, context),
      mdxJsxTextElement: (node) => leaveToBrowser(node, context),
    },
    end() {
      if (context.page.record.origin === 'api') tellDeclarationsApart(found, context);
    },
  };
};

/**
 * Adds the declaration's kind to the accessible names of links that sound alike but lead to
 * different pages: "Actions, class".
 */
function tellDeclarationsApart(links: readonly Element[], { page, settings }: CompileContext) {
  const { label, path } = page.record;
  const kinds = new RegExp(`/${settings.config.api.path}/(class|interface|module|enum|namespace)`);
  // The sidebar already contains the names of the page and its ancestors.
  const own = label.split('/').map((text) => ({ text, to: path }));
  const named = links.map((link) => {
    const href = String(link.properties.href);
    return { link, text: toString(link), href, to: href.endsWith(encodePath(path)) ? path : href };
  });
  const alike = groupBy([...own, ...named], ({ text }) => spokenKey(text));
  for (const { link, text, href, to } of named) {
    const kind = kinds.exec(href);
    if (kind && alike.get(spokenKey(text))?.some((other) => other.to !== to))
      link.properties.ariaLabel = `${text}, ${kind[1]}`;
  }
}

/**
 * Whether a link leads from the guide to a declaration or from the reference to the guide. Links to
 * the reference's first page and module list do not count, because every reference has them.
 */
function isBetweenGuideAndReference(url: string, { page, settings }: CompileContext) {
  const path = withoutBase(settings.config.baseUrl, url);
  if (path === null) return false;
  const kind = page.origin === 'api' ? '' : '(?!(?:modules/)?(?:[?#]|$))';
  const isIntoReference = new RegExp(`^(?:/[^/]+)*?/${settings.config.api.path}/${kind}`).test(
    path,
  );
  return isIntoReference !== (page.origin === 'api');
}

/**
 * Prefixes the target of a `<Link>` that is a static file or in another part of the host, so that
 * the browser loads it instead of the router.
 */
function leaveToBrowser(
  { name, attributes }: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>,
  context: CompileContext,
): undefined {
  if (name !== 'Link') return;
  for (const attribute of attributes) {
    const { value } = attribute;
    if (typeof value !== 'string' || !value.startsWith('/')) continue;
    const link = resolveContentLink(value, context);
    if ('url' in link && link.kind === 'plain') attribute.value = `${plainPathPrefix}${link.url}`;
  }
}

/**
 * Resolves a link's URL. Adds a link to check and a file to publish to the compilation's result.
 * Reports a broken link and leaves its URL unchanged. If the reference describes other sources than
 * the guide's, replaces links between the two with their text.
 */
export function resolveLinkElement(node: Element, context: CompileContext): void {
  const { result, settings } = context;
  const { href } = node.properties;
  if (typeof href !== 'string') return;
  const position = positionOf(node, context);
  const resolved = resolveContentLink(href, context);
  if (!('url' in resolved)) {
    const severity = severityOf(settings.config.checks.brokenMarkdownLinks);
    if (!severity) return;
    result.problems.push({ ...resolved, severity, position });
    // Keeps the check of the rendered page from reporting the link again.
    node.properties.dataFullLoad = '';
    return;
  }
  if (settings.hasOtherReference && isBetweenGuideAndReference(resolved.url, context)) {
    node.tagName = 'span';
    node.properties = {};
    return;
  }
  const { url, kind, published } = resolved;
  node.properties.href = url;
  // The target of a plain link is not part of this build, so it is not checked.
  if (kind === 'plain') node.properties.dataFullLoad = '';
  else result.links.push({ text: toString(node), url, written: href, position });
  if (kind === 'external' || published) node.properties.target = '_blank';
  if (kind === 'external') node.properties.rel = ['noopener', 'noreferrer'];
  if (published) result.files.push(published);
}

/**
 * Marks links that are the only content of their list item or paragraph: they are separate pointer
 * targets rather than part of a sentence.
 */
export const loneLinksStep: HtmlStep = () => ({
  leave: {
    element(node) {
      const link = /^(?:li|p)$/.test(node.tagName) ? onlyLink(node) : undefined;
      if (link) link.properties.className = ['lone-link'];
      return undefined;
    },
  },
});

function onlyLink({ children }: Element) {
  const [only, ...others] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const isLink = only?.type === 'element' && only.tagName === 'a' && !only.properties.className;
  return isLink && others.length === 0 ? only : undefined;
}
