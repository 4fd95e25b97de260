import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { TreeItem } from './sidebar-tree.ts';

/** Translates a sidebar's labels, using Docusaurus's keys: `sidebar.<name>.category.<label>`. */
export function translateTree(
  items: readonly TreeItem[],
  name: string,
  texts: Catalogue,
): readonly TreeItem[] {
  const label = (kind: 'category' | 'link' | 'doc', written: string): string =>
    lookUp(texts, `sidebar.${name}.${kind}.${written}`) ?? written;
  return items.map((item): TreeItem => {
    switch (item.kind) {
      case 'html':
        return item;
      case 'category':
        return {
          ...item,
          label: label('category', item.label),
          items: translateTree(item.items, name, texts),
        };
      case 'link':
        return { ...item, label: label('link', item.label) };
      case 'page':
        return { ...item, label: label('doc', item.label) };
    }
  });
}
