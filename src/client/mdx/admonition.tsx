import type { ReactNode } from 'react';
import {
  admonitionClasses,
  admonitionKind,
  admonitionTitles,
} from '#shared/i18n/admonition-titles.ts';
import { translate } from '#client/i18n/translate.ts';

const titles = admonitionTitles(translate);

interface AdmonitionProps {
  readonly type?: string;
  readonly title?: ReactNode;
  /** Shown before the title. */
  readonly icon?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A highlighted box, like those that `:::note` produces. An unknown type is rendered as `info`. */
export function Admonition({
  type = 'note',
  title,
  icon,
  id,
  className,
  children,
}: AdmonitionProps) {
  const kind = admonitionKind(type, titles) ?? 'info';
  return (
    <div id={id} className={admonitionClasses(kind, className).join(' ')} role="note">
      <p className="admonition-title">
        {icon && <>{icon} </>}
        {title ?? titles[kind]}
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
