import { capitalize } from '#shared/text/capitalize.ts';
import { plainPathPrefix } from '#shared/navbar/resolve-link.ts';
import type {
  FooterColumn,
  FooterItem,
  LocalizedConfig,
  NavbarItem,
  SiteConfig,
} from '#shared/config/site-config.ts';
import { lastVersion } from '#shared/config/version-config.ts';
import { isElsewhere, pathnameOf, safeDecode } from '#shared/paths/base-path.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';
import type { SiteManifest } from '#node/site/manifest/merge-manifests.ts';
import { isStaticFile } from '#node/site/config/static-files.ts';

/**
 * Adapts the configuration to another project's pages: drops navbar items, footer links and a
 * sandbox path that refer to missing pages, and adds a navbar item for every sidebar of the last
 * version that has pages, unless an item already leads to it. Returns notes about the dropped items
 * and links. `hasPage` tests whether there is a page at a configured path.
 */
export function fitConfig(
  config: LocalizedConfig,
  manifest: SiteManifest,
  hasPage: (to: string) => boolean,
  versions: SiteOptions['versions'],
): { readonly config: LocalizedConfig; readonly notes: readonly string[] } {
  const { navbar, footer } = config;
  const all = [...manifest.versions.values()];
  const hasTarget = (item: NavbarItem) => {
    const id = docIdOf(item);
    return id === undefined || all.some(({ byId }) => byId.has(id));
  };
  const leadsSomewhere = ({ to = plainPathPrefix }: FooterItem) =>
    to.startsWith(plainPathPrefix) || hasPage(to) || isElsewhere(to, config.checks.elsewhere);
  const items = navbar.items.filter(hasTarget);
  const last = manifest.versions.get(lastVersion(versions)?.name ?? '');
  const { sandboxPath, ...search } = config.search;
  return {
    config: {
      ...config,
      navbar: { ...navbar, items: [...addedItems(items, last), ...items] },
      footer: { ...footer, links: fitFooter(footer.links, leadsSomewhere) },
      search: sandboxPath !== undefined && hasPage(sandboxPath) ? config.search : search,
    },
    notes: [
      ...navbar.items.filter((item) => !hasTarget(item)).map(itemNote),
      ...footer.links
        .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
        .filter((link) => !leadsSomewhere(link))
        .map(
          ({ label, to }) =>
            `The footer link "${label ?? to}" is left out: there is no page at "${to}".`,
        ),
    ],
  };
}

/** Returns the id of the page that a "doc" item leads to; undefined for items of other types. */
function docIdOf(item: NavbarItem) {
  return item.type === 'doc' && 'docId' in item ? String(item.docId) : undefined;
}

function itemNote(item: NavbarItem) {
  const id = docIdOf(item) ?? '';
  const { label = id } = item as { readonly label?: unknown };
  return `The navbar item "${String(label)}" is left out: there is no page "${id}".`;
}

/** Returns a navbar item for each nonempty sidebar that no item names and no item's page is in. */
function addedItems(
  items: readonly NavbarItem[],
  last: PageManifest | undefined,
): readonly NavbarItem[] {
  const reached = new Set(
    items.map((item) =>
      item.type === 'docSidebar' && 'sidebarId' in item
        ? item.sidebarId
        : last?.byId.get(docIdOf(item) ?? '')?.sidebar,
    ),
  );
  return [...(last?.sidebars.values() ?? [])]
    .filter(({ name, order }) => !reached.has(name) && order.length > 0)
    .map(({ name }) => ({
      type: 'docSidebar',
      sidebarId: name,
      label: capitalize(name.replace(/[-_]+/g, ' ').trim()),
      position: 'left',
    }));
}

function fitFooter(
  links: readonly FooterColumn[] | readonly FooterItem[],
  keep: (item: FooterItem) => boolean,
): SiteConfig['footer']['links'] {
  if (!links.every((entry): entry is FooterColumn => 'items' in entry))
    return (links as readonly FooterItem[]).filter(keep);
  return links
    .map((column) => ({ ...column, items: column.items.filter(keep) }))
    .filter((column) => column.items.length > 0);
}

/**
 * Marks configured links to static files so that the browser handles them: the URL of a file
 * without an extension looks like a page's. `hasPage` tests whether a path is a page.
 */
export function linkStaticFiles(
  config: LocalizedConfig,
  publicDirs: readonly string[],
  hasPage: (to: string) => boolean,
): LocalizedConfig {
  const isStatic = (to: string) =>
    to.startsWith('/') &&
    !hasPage(to) &&
    isStaticFile(safeDecode(pathnameOf(to)), { baseUrl: config.baseUrl, publicDirs });
  const links = { navbar: config.navbar, footer: config.footer };
  const text = JSON.stringify(links);
  const marked = JSON.stringify(links, (name, value: unknown) =>
    name === 'to' && typeof value === 'string' && isStatic(value) ? plainPathPrefix + value : value,
  );
  // Without such links, the configuration is returned as is, because its items are looked up by
  // object identity.
  return text === marked ? config : { ...config, ...(JSON.parse(marked) as typeof links) };
}
