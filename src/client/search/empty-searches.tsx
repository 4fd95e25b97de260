import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { safeStorage } from '#client/store/safe-storage.ts';

interface EmptySearchesProps {
  readonly root: RefObject<HTMLElement | null>;
  /** There is no query. */
  readonly isShown: boolean;
  readonly indexName: string;
}

/** "No recent searches", inside the dialog, while there is nothing else to show. */
export function EmptySearches({ root, isShown, indexName }: EmptySearchesProps): ReactNode {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => setDialog(root.current?.querySelector('.DocSearch-Modal') ?? null), [root]);
  const keys = ['RECENT', 'FAVORITE'].map((name) => `__DOCSEARCH_${name}_SEARCHES__${indexName}`);
  if (!dialog || !isShown || keys.some((key) => !/^(?:\[\])?$/.test(safeStorage.get(key) ?? ''))) return null;
  return createPortal(<p className="search-empty">{translate({ id: 'search.noRecent', message: 'No recent searches' })}</p>, dialog);
}
