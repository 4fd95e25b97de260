import { useId, useRef, useState, type ReactNode } from 'react';
import type { DropdownView } from './view-item.ts';
import { ChevronIcon } from '#client/ui/icons.tsx';
import { useFetchedVersions } from '#client/hooks/use-version-paths.ts';
import { useDropdown, type Dropdown } from '#client/hooks/use-dropdown.ts';
import { translate } from '#client/i18n/translate.ts';

interface NavbarDropdownProps {
  readonly view: DropdownView;
  /** The items as list items. */
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
      {view.link ? (
        <LinkTrigger view={view} dropdown={dropdown} listId={listId} />
      ) : (
        <ButtonTrigger view={view} dropdown={dropdown} listId={listId} />
      )}
      <ul id={listId} className="dropdown-menu">
        {children}
      </ul>
    </li>
  );
}

interface TriggerProps {
  readonly view: DropdownView;
  readonly dropdown: Dropdown;
  readonly listId: string;
}

/** Trigger of a menu without an address: a button. */
function ButtonTrigger({ view, dropdown, listId }: TriggerProps) {
  return (
    <button
      {...view.attributes}
      type="button"
      className="navbar-link"
      data-active={view.active || undefined}
      aria-haspopup="true"
      aria-expanded={dropdown.isOpen}
      aria-controls={listId}
      onClick={dropdown.toggle}
    >
      {view.label}
      <ChevronIcon />
    </button>
  );
}

/**
 * Trigger of a menu with an address: a click follows it; Enter and Space open the menu. Readers who
 * can neither hover nor type use the small button next to it, which is not a tab stop, because the
 * link already opens the menu from the keyboard.
 */
function LinkTrigger({ view, dropdown, listId }: TriggerProps) {
  const { link, label, active, attributes } = view;
  const current = link?.active ? 'page' : undefined;
  return (
    <span className="navbar-split">
      <a
        {...link?.attributes}
        {...attributes}
        className="navbar-link"
        href={link?.href}
        data-active={active || undefined}
        aria-current={current}
        aria-haspopup="true"
        aria-expanded={dropdown.isOpen}
        aria-controls={listId}
        onKeyDown={dropdown.onTriggerKeyDown}
      >
        {label}
      </a>
      <button
        type="button"
        className="icon-button navbar-split-button"
        tabIndex={-1}
        aria-label={translate('navbar.openMenu', 'Menu of {label}', { label })}
        aria-expanded={dropdown.isOpen}
        aria-controls={listId}
        onClick={dropdown.toggle}
      >
        <ChevronIcon />
      </button>
    </span>
  );
}
