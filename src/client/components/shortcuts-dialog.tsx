import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { readCombination } from '../store/read-combination.ts';
import {
  anyDigit,
  defaultShortcuts,
  keyNames,
  type KeyCombination,
  type Shortcut,
  type ShortcutId,
} from '../store/shortcuts.ts';
import { voiceShortcuts } from './voice-shortcuts.ts';
import { findSameKeys, isBrowserKey, isFunctionKey } from './check-keys.ts';
import { isApple } from '../ui/is-apple.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import './shortcuts-dialog.css';

const ids = Object.keys(defaultShortcuts) as ShortcutId[];

/** Returns the names of the shortcuts that work on this site. */
function useNames(): Readonly<Partial<Record<ShortcutId, string>>> {
  const translate = useTranslate();
  return {
    search: translate({ id: 'shortcuts.search', message: 'Open or close search' }),
    searchKey: translate({ id: 'shortcuts.searchKey', message: 'Search with one key' }),
    chooseResult: translate({
      id: 'shortcuts.chooseResult',
      message: 'Open numbered result',
    }),
    previousSection: translate({ id: 'steps.previous', message: 'Previous section' }),
    nextSection: translate({ id: 'steps.next', message: 'Next section' }),
    previousMember: translate({ id: 'members.previous', message: 'Previous member' }),
    nextMember: translate({ id: 'members.next', message: 'Next member' }),
    top: translate({ id: 'steps.top', message: 'Top' }),
    copyCode: translate({ id: 'shortcuts.copyCode', message: 'Copy numbered code' }),
    ...voiceShortcuts(translate),
  };
}

/** Lists the site's keyboard shortcuts; each can be turned off or changed. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const resetShortcuts = useSiteStore((state) => state.resetShortcuts);
  const names = useNames();
  return (
    <ModalDialog
      className="shortcuts-dialog"
      title={translate({ id: 'shortcuts.title', message: 'Keyboard shortcuts' })}
      closeLabel={translate({ id: 'shortcuts.close', message: 'Close' })}
      onClose={onClose}
    >
      <p>
        {translate({
          id: 'shortcuts.about',
          message:
            'Your choice is saved in this browser. If you trigger shortcuts by mistake, turn off those without Ctrl, Command or Alt.',
        })}
      </p>
      <ul>
        {ids
          .filter((id) => id in names)
          .map((id) => (
            <ShortcutRow key={id} id={id} />
          ))}
      </ul>
      <button type="button" className="button" onClick={resetShortcuts}>
        {translate({ id: 'shortcuts.reset', message: 'Restore all shortcuts' })}
      </button>
    </ModalDialog>
  );
}

function ShortcutRow({ id }: { readonly id: ShortcutId }): ReactNode {
  const translate = useTranslate();
  const shortcuts = useSiteStore((state) => state.shortcuts);
  const setShortcuts = useSiteStore((state) => state.setShortcuts);
  const names = useNames();
  const [remark, setRemark] = useState('');
  const name = names[id] ?? '';
  const shortcut = shortcuts[id];
  const change = (changed: Partial<Shortcut>): void =>
    setShortcuts({ ...shortcuts, [id]: { ...shortcut, ...changed } });
  const take = (combination: KeyCombination): void => {
    const keys = keyNames(combination, isApple()).join(' + ');
    const owner = findSameKeys(combination, id, shortcuts);
    if (owner)
      return setRemark(
        translate(
          {
            id: 'shortcuts.taken',
            message: '{keys} is already used for “{name}”. Choose other keys.',
          },
          { keys, name: names[owner] ?? '' },
        ),
      );
    setRemark(
      isBrowserKey(combination)
        ? translate(
            {
              id: 'shortcuts.browser',
              message: 'Browsers use {keys} themselves, so it may not work here.',
            },
            { keys },
          )
        : '',
    );
    setShortcuts({ ...shortcuts, [id]: { ...combination, isOn: shortcut.isOn } });
  };
  return (
    <li className="shortcuts-row">
      <label>
        <input
          type="checkbox"
          checked={shortcut.isOn}
          onChange={(event) => change({ isOn: event.target.checked })}
        />
        {name}
      </label>
      <kbd>{keyNames(shortcut, isApple()).join(' + ')}</kbd>
      <KeyRecorder
        id={id}
        label={translate({ id: 'shortcuts.change', message: 'Change keys: {name}' }, { name })}
        onKeys={take}
      />
      <p role="status">{remark}</p>
    </li>
  );
}

interface KeyRecorderProps {
  readonly id: ShortcutId;
  readonly label: string;
  readonly onKeys: (keys: KeyCombination) => void;
}

/** A button that records the next keys as the new shortcut. Escape and Tab cancel. */
function KeyRecorder({ id, label, onKeys }: KeyRecorderProps): ReactNode {
  const translate = useTranslate();
  const [isRecording, setIsRecording] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isRecording || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const keys = isFunctionKey(event.key)
      ? { key: event.key.toLowerCase() }
      : readCombination({ ...pressed(event), code: event.code }, id);
    if (keys) onKeys(keys);
    if (keys || event.key === 'Escape') setIsRecording(false);
  };
  return (
    <button
      type="button"
      className="button"
      aria-label={isRecording ? undefined : label}
      aria-pressed={isRecording}
      onClick={() => setIsRecording(true)}
      onBlur={() => setIsRecording(false)}
      onKeyDown={onKeyDown}
    >
      {isRecording
        ? defaultShortcuts[id].key === anyDigit
          ? translate({ id: 'shortcuts.pressDigit', message: 'Press Ctrl or Alt with a digit' })
          : translate({ id: 'shortcuts.press', message: 'Press the new keys' })
        : translate({ id: 'shortcuts.changeKeys', message: 'Change keys' })}
    </button>
  );
}

function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey, shiftKey };
}
