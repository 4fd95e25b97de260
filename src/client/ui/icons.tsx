import type { ReactNode } from 'react';

interface IconProps {
  readonly children: ReactNode;
  readonly size?: number;
  readonly className?: string;
}

/** A line drawing, never a control's only name. */
function Icon({ children, size = 20, className = 'icon' }: IconProps): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Three lines, for the menu. */
export function MenuIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  );
}

/** A magnifying glass, for the search. */
export function SearchIcon(): ReactNode {
  return (
    <Icon>
      <circle cx="9" cy="9" r="6" />
      <path d="m13.5 13.5 4 4" />
    </Icon>
  );
}

/** A house, for the home page. */
export function HomeIcon(): ReactNode {
  return (
    <Icon size={18}>
      <path d="M3 9.5 10 3.5l7 6V17h-4.5v-4.5h-5V17H3z" />
    </Icon>
  );
}

/** A cross, next to the word "Close". */
export function CloseIcon(): ReactNode {
  return (
    <Icon size={16}>
      <path d="m4.5 4.5 11 11m0-11-11 11" />
    </Icon>
  );
}

/** A sun, for the light mode. */
export function SunIcon(): ReactNode {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.4" />
      <circle cx="10" cy="10" r="7.1" strokeLinecap="butt" strokeDasharray="1.58 4" />
    </Icon>
  );
}

/** A moon, for the dark mode. */
export function MoonIcon(): ReactNode {
  return (
    <Icon>
      <path d="M16.8 11.8A7 7 0 0 1 8.2 3.2a7 7 0 1 0 8.6 8.6Z" />
    </Icon>
  );
}

/**
 * An arrow out of a box, for a link that opens a new tab. A page has several, so the drawing is in
 * the CSS.
 */
export function ExternalIcon(): ReactNode {
  return <span className="external-icon" />;
}

/** A chevron that points down, for a menu. */
export function ChevronIcon(): ReactNode {
  return (
    <Icon size={14} className="icon chevron">
      <path d="m4.5 7.5 5.5 5.5 5.5-5.5" />
    </Icon>
  );
}
