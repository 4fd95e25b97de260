import type { PageRecord } from '../page.ts';
import { splitNumberPrefix, toDocumentId, toRoutePath, withoutExtension } from '../route-path.ts';

/** A page of a test by its source path; everything else follows from it or is given. */
export function pageRecord(source: string, given: Partial<PageRecord> = {}): PageRecord {
  const { name, position } = splitNumberPrefix(withoutExtension(source.split('/').at(-1) ?? ''));
  return {
    id: toDocumentId(source),
    path: toRoutePath(source),
    origin: 'content',
    version: 'current',
    source,
    title: name,
    label: name,
    position,
    sidebar: 'docs',
    draft: false,
    unlisted: false,
    hideTitle: false,
    hideTableOfContents: false,
    ...given,
  };
}
