import type { ReactNode } from 'react';
import {
  admonitionClasses,
  admonitionTitles,
  type AdmonitionKind,
} from '#shared/i18n/admonition-titles.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** Synonyms that authors use for the same kinds. */
const aliases: ReadonlyMap<string, AdmonitionKind> = new Map([
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
]);

interface AdmonitionProps {
  readonly type?: string;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A highlighted box, as `:::note` renders it. */
export function Admonition({ type = 'note', title, children }: AdmonitionProps): ReactNode {
  const translate = useTranslate();
  const kind = kindOf(type);
  return (
    <div className={admonitionClasses(kind).join(' ')} role="note">
      <p className="admonition-title">{title ?? translate(admonitionTitles[kind])}</p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}

/** An unknown type is shown as information. */
function kindOf(type: string): AdmonitionKind {
  return Object.hasOwn(admonitionTitles, type)
    ? (type as AdmonitionKind)
    : (aliases.get(type) ?? 'info');
}
