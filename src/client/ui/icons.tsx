import type { ReactNode } from 'react';

/** Creates a line icon. It is hidden from screen readers, so it is never a control's only name. */
function icon(drawing: ReactNode, size = 20, className = 'icon'): () => ReactNode {
  return () => (
    <svg className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      {drawing}
    </svg>
  );
}

/** Three lines, for the menu. */
export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);

/** A magnifying glass, for search. */
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="6" />
    <path d="m13.5 13.5 4 4" />
  </>,
);

/** A house, for the home page. */
export const HomeIcon = icon(<path d="M3 9.5 10 3.5l7 6V17h-4.5v-4.5h-5V17H3z" />, 18);

/** A cross, next to the label of the close button. */
export const CloseIcon = icon(<path d="m4.5 4.5 11 11m0-11-11 11" />, 16);

/** A sun, for light mode. */
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <circle cx="10" cy="10" r="7.1" strokeLinecap="butt" strokeDasharray="1.58 4" />
  </>,
);

/** A moon, for dark mode. */
export const MoonIcon = icon(<path d="M16.8 11.8A7 7 0 0 1 8.2 3.2a7 7 0 1 0 8.6 8.6Z" />);

/**
 * An arrow out of a box, for a link that opens a new tab. A page has several, so the drawing is in
 * the CSS.
 */
export function ExternalIcon() {
  return <span className="external-icon" />;
}

/** A chevron that points down, for a menu. */
export const ChevronIcon = icon(<path d="m4.5 7.5 5.5 5.5 5.5-5.5" />, 14, 'icon chevron');
