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
import { isElsewhere } from '#shared/paths/base-path.ts';
import type { SiteManifest } from '#node/site/manifest/merge-manifests.ts';

/** The pages that a configuration is adapted to. */
interface FoundPages {
  readonly manifest: SiteManifest;
  /** Whether there is a page at a configured path. */
  readonly hasPage: (to: string) => boolean;
  readonly versions: readonly { readonly name: string; readonly isLast: boolean }[];
}

/**
 * Adapts the configuration to foreign pages: drops navbar items, links and a sandbox that need
 * missing pages, and adds a navbar item for every sidebar of the last version that has none.
 * Returns notes about the changes.
 */
export function fitConfig(
  config: LocalizedConfig,
  { manifest, hasPage, versions }: FoundPages,
): { readonly config: LocalizedConfig; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const last = manifest.versions.get(lastVersion(versions)?.name ?? '');
  const keepsLink = ({ label, to }: FooterItem): boolean => {
    const isKept =
      to === undefined ||
      to.startsWith(plainPathPrefix) ||
      hasPage(to) ||
      isElsewhere(to, config.checks.elsewhere);
    if (!isKept)
      notes.push(`The footer link "${label ?? to}" is left out: there is no page at "${to}".`);
    return isKept;
  };
  const hasDoc = (id: string): boolean =>
    [...manifest.versions.values()].some(({ byId }) => byId.has(id));
  const keep = (item: NavbarItem): boolean => {
    const missing = item.type === 'doc' && 'docId' in item && !hasDoc(String(item.docId));
    if (missing)
      notes.push(
        `The navbar item "${String(item.label ?? item.docId)}" is left out: there is no page "${String(item.docId)}".`,
      );
    return !missing;
  };
  const items = config.navbar.items.filter(keep);
  const reached = new Set(
    items.map((item) =>
      item.type === 'doc' && 'docId' in item
        ? last?.byId.get(String(item.docId))?.sidebar
        : undefined,
    ),
  );
  const added = [...(last?.sidebars.values() ?? [])]
    .filter((sidebar) => !reached.has(sidebar.name) && sidebar.order.length > 0)
    .map((sidebar): NavbarItem => ({
      type: 'docSidebar',
      sidebarId: sidebar.name,
      label: titleOf(sidebar.name),
      position: 'left',
    }));
  const links = fitFooter(config.footer.links, keepsLink);
  const { sandboxPath, ...search } = config.search;
  return {
    config: {
      ...config,
      navbar: { ...config.navbar, items: [...added, ...items] },
      footer: { ...config.footer, links },
      search: sandboxPath !== undefined && hasPage(sandboxPath) ? config.search : search,
    },
    notes,
  };
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

function titleOf(name: string): string {
  return capitalize(name.replace(/[-_]+/g, ' ').trim());
}
