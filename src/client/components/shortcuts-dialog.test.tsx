import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStore } from '#client/store/site-store.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { createTestStore } from '#client/testing/test-store.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const { showModal, close } = HTMLDialogElement.prototype;
let store: SiteStore;

const record = (keys: { readonly key: string; readonly ctrlKey?: boolean }): void => {
  const button = screen.getByRole('button', { name: 'Change keys: Show hats' });
  fireEvent.click(button);
  fireEvent.keyDown(button, keys);
};
const shown = (): string =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join('');

describe('ShortcutsDialog', () => {
  beforeEach(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModalHere() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function closeHere() {
      this.open = false;
    };
    store = createTestStore();
    render(
      <SiteFixture store={store}>
        <ShortcutsDialog onClose={() => undefined} />
      </SiteFixture>,
    );
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  });

  it("rejects another shortcut's keys with an explanation", () => {
    const before = store.getState().shortcuts;
    record({ key: 'k', ctrlKey: true });
    expect(shown()).toBe('Ctrl + K is already used for “Open or close search”. Choose other keys.');
    expect(store.getState().shortcuts).toEqual(before);
  });

  it("warns about the browser's keys, but accepts them", () => {
    record({ key: 't', ctrlKey: true });
    expect(shown()).toBe('Browsers use Ctrl + T themselves, so it may not work here.');
    expect(store.getState().shortcuts.showHats).toEqual({ key: 't', mod: true, isOn: true });
    record({ key: 'F5' });
    expect(shown()).toBe('Browsers use F5 themselves, so it may not work here.');
  });

  it('accepts other keys without a message', () => {
    record({ key: 'F5' });
    record({ key: 'q', ctrlKey: true });
    expect(shown()).toBe('');
    expect(store.getState().shortcuts.showHats.key).toBe('q');
  });
});
