import { useState } from 'react';
import {
  anyDigit,
  defaultShortcuts,
  keyNames,
  type KeyCombination,
  type Shortcut,
  type ShortcutId,
} from '../store/shortcuts.ts';
import { voiceShortcuts } from './voice-shortcuts.ts';
import { findSameKeys, isBrowserKey, readCombination } from './check-keys.ts';
import { isApple } from '../ui/is-apple.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import './shortcuts-dialog.css';
import { translate } from '#client/i18n/translate.ts';

const ids = Object.keys(defaultShortcuts) as ShortcutId[];

/** Names of the shortcuts that work on this site. */
const names: Readonly<Partial<Record<ShortcutId, string>>> = {
  search: translate('shortcuts.search', 'Open or close search'),
  searchKey: translate('shortcuts.searchKey', 'Search with one key'),
  chooseResult: translate('shortcuts.chooseResult', 'Open numbered result'),
  previousSection: translate('steps.previous', 'Previous section'),
  nextSection: translate('steps.next', 'Next section'),
  previousMember: translate('members.previous', 'Previous member'),
  nextMember: translate('members.next', 'Next member'),
  top: translate('steps.top', 'Top'),
  copyCode: translate('shortcuts.copyCode', 'Copy numbered code'),
  ...voiceShortcuts,
};

/** Lists the site's keyboard shortcuts; each can be turned off or changed. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const resetShortcuts = useSiteStore((state) => state.resetShortcuts);
  return (
    <ModalDialog
      className="shortcuts-dialog"
      title={translate('shortcuts.title', 'Keyboard shortcuts')}
      closeLabel={translate('shortcuts.close', 'Close')}
      onClose={onClose}
    >
      <p>
        {translate(
          'shortcuts.about',
          'Your choice is saved in this browser. If you trigger shortcuts by mistake, turn off those without Ctrl, Command or Alt.',
        )}
      </p>
      <ul>
        {ids
          .filter((id) => id in names)
          .map((id) => (
            <ShortcutRow key={id} id={id} />
          ))}
      </ul>
      <button type="button" className="button" onClick={resetShortcuts}>
        {translate('shortcuts.reset', 'Restore all shortcuts')}
      </button>
    </ModalDialog>
  );
}

function ShortcutRow({ id }: { readonly id: ShortcutId }) {
  const shortcuts = useSiteStore((state) => state.shortcuts);
  const setShortcuts = useSiteStore((state) => state.setShortcuts);
  const [remark, setRemark] = useState('');
  const name = names[id] ?? '';
  const shortcut = shortcuts[id];
  const change = (changed: Shortcut) => setShortcuts({ ...shortcuts, [id]: changed });
  const take = (combination: KeyCombination) => {
    const keys = keyNames(combination, isApple()).join(' + ');
    const owner = findSameKeys(combination, id, shortcuts);
    if (owner)
      return setRemark(
        translate('shortcuts.taken', '{keys} is already used for “{name}”. Choose other keys.', {
          keys,
          name: names[owner] ?? '',
        }),
      );
    setRemark(
      isBrowserKey(combination)
        ? translate(
            'shortcuts.browser',
            'Browsers use {keys} themselves, so it may not work here.',
            { keys },
          )
        : '',
    );
    change({ ...combination, isOn: shortcut.isOn });
  };
  return (
    <li className="shortcuts-row">
      <label>
        <input
          type="checkbox"
          checked={shortcut.isOn}
          onChange={(event) => change({ ...shortcut, isOn: event.target.checked })}
        />
        {name}
      </label>
      <kbd>{keyNames(shortcut, isApple()).join(' + ')}</kbd>
      <KeyRecorder
        id={id}
        label={translate('shortcuts.change', 'Change keys: {name}', { name })}
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
function KeyRecorder({ id, label, onKeys }: KeyRecorderProps) {
  const [isRecording, setIsRecording] = useState(false);
  return (
    <button
      type="button"
      className="button"
      aria-label={isRecording ? undefined : label}
      aria-pressed={isRecording}
      onClick={() => setIsRecording(true)}
      onBlur={() => setIsRecording(false)}
      onKeyDown={(event) => {
        if (!isRecording || event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        const keys = readCombination(event, id);
        if (keys) onKeys(keys);
        if (keys || event.key === 'Escape') setIsRecording(false);
      }}
    >
      {isRecording
        ? defaultShortcuts[id].key === anyDigit
          ? translate('shortcuts.pressDigit', 'Press Ctrl or Alt with a digit')
          : translate('shortcuts.press', 'Press the new keys')
        : translate('shortcuts.changeKeys', 'Change keys')}
    </button>
  );
}
