import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { TreeItem } from './sidebar-tree.ts';

/** Translates a sidebar's labels, using Docusaurus's keys: `sidebar.<name>.category.<label>`. */
export function translateTree(
  items: readonly TreeItem[],
  name: string,
  texts: Catalogue,
): readonly TreeItem[] {
  return items.map((item): TreeItem => {
    if (item.kind === 'html') return item;
    const kind = item.kind === 'page' ? 'doc' : item.kind;
    const label = lookUp(texts, `sidebar.${name}.${kind}.${item.label}`) ?? item.label;
    return item.kind === 'category'
      ? { ...item, label, items: translateTree(item.items, name, texts) }
      : { ...item, label };
  });
}
