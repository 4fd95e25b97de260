import type { ReactNode } from 'react';
import { hatClassNames } from '#shared/hats.ts';
import type { PageHat } from './page-hats.ts';

/** The hats, drawn above the page without affecting its layout, and hidden from screen readers. */
export function HatMarks({ hats }: { readonly hats: readonly PageHat[] }): ReactNode {
  return (
    <div className="page-hats-marks" aria-hidden="true">
      {hats.map(({ character, style, choice, place }) => (
        <span
          key={`${choice.character} ${choice.index}`}
          className={['hat', ...hatClassNames(style)].join(' ')}
          data-hat={[style.color, style.shape, character].join(' ')}
          style={{ left: place.left, top: place.top, fontSize: place.size }}
        >
          {place.isOwnLetter && <b>{character === '[unk]' ? '?' : character}</b>}
        </span>
      ))}
    </div>
  );
}
