import { useId, useRef, useState, type ReactNode } from 'react';
import type { DropdownView } from './view-item.ts';
import { ChevronIcon } from '#client/ui/icons.tsx';
import { useFetchedVersions } from '#client/hooks/use-version-paths.ts';
import { useDropdown } from '#client/hooks/use-dropdown.ts';
import { translate } from '#client/i18n/translate.ts';

interface NavbarDropdownProps {
  readonly view: DropdownView;
  /** The menu's items, as `<li>` elements. */
  readonly children: ReactNode;
}

/** A navbar menu. CSS shows it on hover; a click or key press keeps it open until it is closed. */
export function NavbarDropdown({ view, children }: NavbarDropdownProps) {
  const rootRef = useRef<HTMLLIElement>(null);
  const dropdown = useDropdown(rootRef);
  const listId = useId();
  const [isReached, setReached] = useState(false);
  useFetchedVersions(isReached && view.leadsToVersions);
  const onReach = () => setReached(true);
  const { link, label, active, attributes } = view;
  const state = { 'aria-expanded': dropdown.isOpen, 'aria-controls': listId };
  return (
    <li
      ref={rootRef}
      className="navbar-item navbar-dropdown"
      data-open={dropdown.isOpen || undefined}
      data-suppressed={dropdown.isSuppressed || undefined}
      onFocus={onReach}
      onBlur={dropdown.onBlur}
      onPointerEnter={onReach}
      onPointerLeave={dropdown.onPointerLeave}
    >
      {link ? (
        // A click follows the link; Enter and Space open the menu. Readers who can neither hover
        // nor type use the small button, which is not a tab stop, because the link already opens
        // the menu from the keyboard.
        <span className="navbar-split">
          <a
            {...link.attributes}
            {...attributes}
            className="navbar-link"
            href={link.href}
            data-active={active || undefined}
            aria-current={link.active ? 'page' : undefined}
            aria-haspopup="true"
            {...state}
            onKeyDown={dropdown.onTriggerKeyDown}
          >
            {label}
          </a>
          <button
            type="button"
            className="icon-button navbar-split-button"
            tabIndex={-1}
            aria-label={translate('navbar.openMenu', 'Menu of {label}', { label })}
            {...state}
            onClick={dropdown.toggle}
          >
            <ChevronIcon />
          </button>
        </span>
      ) : (
        <button
          {...attributes}
          type="button"
          className="navbar-link"
          data-active={active || undefined}
          aria-haspopup="true"
          {...state}
          onClick={dropdown.toggle}
        >
          {label}
          <ChevronIcon />
        </button>
      )}
      <ul id={listId} className="dropdown-menu">
        {children}
      </ul>
    </li>
  );
}
