import type { ReactNode } from 'react';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

const titles = {
  note: { id: 'admonition.note', message: 'Note' },
  tip: { id: 'admonition.tip', message: 'Tip' },
  info: { id: 'admonition.info', message: 'Info' },
  caution: { id: 'admonition.caution', message: 'Caution' },
  danger: { id: 'admonition.danger', message: 'Danger' },
} satisfies Record<string, MessageDescriptor>;

type AdmonitionKind = keyof typeof titles;

/** Other names that authors know for the same kinds. */
const aliases: ReadonlyMap<string, AdmonitionKind> = new Map([
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
  ['warning', 'caution'],
]);

interface AdmonitionProps {
  readonly type?: string;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A box that stands out of the text, as `:::note` draws it. */
export function Admonition({ type = 'note', title, children }: AdmonitionProps): ReactNode {
  const translate = useTranslate();
  const kind = kindOf(type);
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      <p className="admonition-title">{title ?? translate(titles[kind])}</p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}

/** An unknown type is shown as information. */
function kindOf(type: string): AdmonitionKind {
  return Object.hasOwn(titles, type) ? (type as AdmonitionKind) : (aliases.get(type) ?? 'info');
}
