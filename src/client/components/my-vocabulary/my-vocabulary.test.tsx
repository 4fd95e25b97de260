import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import type { SiteStore } from '#client/store/site-store.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { createTestStore } from '#client/testing/test-store.ts';
import { MyVocabularyPanel } from './my-vocabulary-dialog.tsx';
import { MyVocabularyButton } from './my-vocabulary-button.tsx';

const header = 'Spoken form, Cursorless identifier';
const actions = new File(
  [`${header}\ngrab, setSelection\n-carve, cutToClipboard\nnope, noSuchThing`],
  'actions.csv',
);
let store: SiteStore;
const mine = (): MyVocabulary => store.getState().myVocabulary;
const show = () =>
  render(
    <SiteFixture store={store}>
      <MyVocabularyPanel />
    </SiteFixture>,
  );

beforeEach(() => {
  store = createTestStore();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('MyVocabularyPanel', () => {
  it('reads chosen files, lists problems by file and line, and shows what changed', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Choose CSV files'), { target: { files: [actions] } });
    expect(await screen.findByText('actions.csv:4')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'take grab' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'carve nothing: turned off' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(
      'Terms that differ from the defaults: 2',
    );
    expect(mine()).toHaveLength(2);
  });

  it('reads dropped files', async () => {
    const { container } = show();
    const zone = container.querySelector('.my-vocabulary-drop');
    if (!zone) throw new Error('no place to drop files');
    fireEvent.drop(zone, { dataTransfer: { files: [actions] } });
    await waitFor(() => expect(mine()).toHaveLength(2));
  });

  it('reads pasted text and adds it to earlier files', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Choose CSV files'), { target: { files: [actions] } });
    await screen.findByText('actions.csv:4');
    fireEvent.change(screen.getByLabelText('Paste the text of a CSV file'), {
      target: { value: `${header}\nahead of, before` },
    });
    const button = screen.getByRole('button', { name: 'Use pasted text' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button).toHaveProperty('disabled', false);
    expect(screen.getByText('Files read: 1')).toBeTruthy();
    expect(mine().map((one) => one.spoken[0])).toEqual(['grab', undefined, 'ahead of']);
  });

  it('restores the default words with one button, which keeps its place and focus, and announces it', () => {
    store
      .getState()
      .setMyVocabulary([{ group: 'position', identifier: 'before', spoken: ['ahead of'] }]);
    show();
    const button = screen.getByRole('button', { name: 'Restore default words' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('status').textContent).toBe('The default words are restored.');
    expect(mine()).toEqual([]);
    expect(localStorage.getItem('cursorless-docs.vocabulary')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('lists a term in two groups once', () => {
    store.getState().setMyVocabulary([
      { group: 'scope_type', identifier: 'string', spoken: ['text'] },
      { group: 'surrounding_pair_scope_type', identifier: 'string', spoken: ['text'] },
    ]);
    show();
    expect(screen.getAllByRole('row', { name: 'string text' })).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toContain(
      'Terms that differ from the defaults: 1',
    );
  });

  it('sends nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    show();
    fireEvent.change(screen.getByLabelText('Choose CSV files'), { target: { files: [actions] } });
    await screen.findByText('actions.csv:4');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});

describe('MyVocabularyButton', () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  beforeEach(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModalHere() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function closeHere() {
      this.open = false;
    };
  });
  afterEach(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));

  it('opens a dialog that has a name and a visible way to close it', async () => {
    render(
      <SiteFixture>
        <MyVocabularyButton />
      </SiteFixture>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'My vocabulary' }));
    expect(await screen.findByRole('dialog', { name: 'My vocabulary' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close my vocabulary' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('notices when Escape closes the dialog', async () => {
    render(
      <SiteFixture>
        <MyVocabularyButton />
      </SiteFixture>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'My vocabulary' }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    dialog.open = false;
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });
});
