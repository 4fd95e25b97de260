import type { PageRecord } from '../page/page.ts';
import {
  splitNumberPrefix,
  toDocumentId,
  toRoutePath,
  withoutExtension,
} from '../paths/route-path.ts';

/** Creates a page record from a source path; `given` replaces the derived and default fields. */
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
