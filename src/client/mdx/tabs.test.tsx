import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertTabs, defaultTab, TabItem, Tabs, type TabsProps, type TabOption } from './tabs.tsx';

const key = 'docusaurus.tab.os';
const tabs = (props: Partial<TabsProps> = {}, first = 'mac') => (
  <Tabs {...props}>
    <TabItem value={first} label={`Label ${first}`}>
      text of {first}
    </TabItem>
    <TabItem value="linux" label="Label linux">
      text of linux
    </TabItem>
  </Tabs>
);
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
const tab = (name: string, index = 0) =>
  screen.getAllByRole('tab', { name: `Label ${name}` })[index] as HTMLElement;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('Tabs', () => {
  it('stores a choice under the group’s key and starts with the default', () => {
    render(tabs({ groupId: 'os' }));
    expect(selected()).toEqual(['Label mac']);
    fireEvent.click(tab('linux'));
    expect(localStorage.getItem(key)).toBe('linux');
  });

  it('shows no panel for null', () => {
    render(tabs({ defaultValue: null }));
    expect(screen.queryAllByRole('tab', { selected: true })).toEqual([]);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  });

  it('groups with the same id follow each other, now and later', () => {
    const pair = (
      <>
        {tabs({ groupId: 'os' })}
        {tabs({ groupId: 'os' })}
      </>
    );
    render(pair);
    fireEvent.click(tab('linux', 1));
    expect(selected()).toEqual(['Label linux', 'Label linux']);
    cleanup();
    render(pair);
    expect(selected()).toEqual(['Label linux', 'Label linux']);
  });

  it('follows a choice in another browser tab', () => {
    render(tabs({ groupId: 'os' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'linux' })));
    expect(selected()).toEqual(['Label linux']);
  });

  it('a group without the stored value keeps its own, without changing the stored one', () => {
    localStorage.setItem(key, 'windows');
    render(tabs({ groupId: 'os' }));
    expect(selected()).toEqual(['Label mac']);
    expect(localStorage.getItem(key)).toBe('windows');
  });

  it('groups without an id are independent and not stored', () => {
    render(
      <>
        {tabs()}
        {tabs()}
      </>,
    );
    fireEvent.click(tab('linux', 1));
    expect(selected()).toEqual(['Label mac', 'Label linux']);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the chosen tab where it was in the window', () => {
    render(tabs({ groupId: 'os' }));
    let top = 300;
    vi.spyOn(tab('linux'), 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    vi.spyOn(tab('linux'), 'setAttribute').mockImplementation(() => (top = 220));
    fireEvent.click(tab('linux'));
    expect(scrollBy).toHaveBeenCalledWith({ top: -80, behavior: 'instant' });
  });

  it('has the roles, one tab stop, and links between tabs and panels', () => {
    render(tabs());
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('horizontal');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    expect(
      screen.getAllByRole('tab').map((element) => element.getAttribute('aria-selected')),
    ).toEqual(['true', 'false']);
    const panel = document.getElementById(tab('mac').getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab('mac').id);
    expect(screen.getByText('text of linux').hasAttribute('hidden')).toBe(true);
    expect(screen.getByText('text of mac').hasAttribute('hidden')).toBe(false);
    expect(renderToString(tabs()).match(/ hidden=""/g)).toHaveLength(1);
  });

  it('arrows, Home and End move focus, and focus activates', () => {
    render(tabs());
    tab('mac').focus();
    fireEvent.keyDown(tab('mac'), { key: 'ArrowLeft' });
    expect([document.activeElement, ...selected()]).toEqual([tab('linux'), 'Label linux']);
    fireEvent.keyDown(tab('linux'), { key: 'ArrowRight' });
    expect(selected()).toEqual(['Label mac']);
    fireEvent.keyDown(tab('mac'), { key: 'End' });
    expect(selected()).toEqual(['Label linux']);
    fireEvent.keyDown(tab('linux'), { key: 'Home' });
    expect(selected()).toEqual(['Label mac']);
    fireEvent.keyDown(tab('mac'), { key: 'x' });
    expect(selected()).toEqual(['Label mac']);
  });

  it('rejects equal values and children that are not tabs, naming them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(tabs({}, 'linux'))).toThrow(/"linux"/);
    expect(() => render(<Tabs>{<p>text</p>}</Tabs>)).toThrow(/<p>/);
  });

  it('switches during the session if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <>
        {tabs({ groupId: 'blocked' })}
        {tabs({ groupId: 'blocked' })}
      </>,
    );
    fireEvent.click(screen.getAllByRole('tab', { name: 'Label linux' })[0] as Element);
    expect(selected()).toEqual(['Label linux', 'Label linux']);
  });

  it('lazy groups contain only the active panel', () => {
    render(tabs({ lazy: true }));
    expect(screen.queryByText('text of linux')).toBeNull();
    fireEvent.click(tab('linux'));
    expect(screen.getByText('text of linux')).toBeTruthy();
    expect(screen.queryByText('text of mac')).toBeNull();
  });

  it('the server’s markup shows the default; a stored choice follows after hydration', () => {
    localStorage.setItem(key, 'linux');
    const container = document.createElement('div');
    container.innerHTML = renderToString(tabs({ groupId: 'os' }));
    expect(container.querySelector('[aria-selected="true"]')?.textContent).toBe('Label mac');
    document.body.append(container);
    const error = vi.spyOn(console, 'error');
    render(tabs({ groupId: 'os' }), { container, hydrate: true });
    expect(selected()).toEqual(['Label linux']);
    expect(error).not.toHaveBeenCalled();
    container.remove();
  });

  it('the browser’s own search finds hidden panels and opens them', () => {
    render(tabs());
    const panel = screen.getByText('text of linux');
    expect(panel.getAttribute('hidden')).toBe('until-found');
    fireEvent(panel, new Event('beforematch'));
    expect(selected()).toEqual(['Label linux']);
    expect(screen.getByText('text of mac').getAttribute('hidden')).toBe('until-found');
  });
});

const option = (value: string, isDefault = false): TabOption => ({ value, default: isDefault });

describe('tab options', () => {
  it('starts with the explicit default, or else the flagged tab, or else the first; null means none', () => {
    const options = [option('mac'), option('linux', true)];
    expect(defaultTab(options, 'mac')).toBe('mac');
    expect(defaultTab(options, undefined)).toBe('linux');
    expect(defaultTab([option('mac'), option('linux')], undefined)).toBe('mac');
    expect(defaultTab(options, null)).toBeNull();
  });

  it('rejects a default that no tab has, naming it and the tabs', () => {
    expect(() => defaultTab([option('mac'), option('linux')], 'windows')).toThrow(
      /"windows".*"mac", "linux"/,
    );
  });

  it('rejects two tabs with the same value, naming it, and a group without tabs', () => {
    expect(() => assertTabs([option('mac'), option('mac')])).toThrow(/"mac"/);
    expect(() => assertTabs([])).toThrow(/at least one/);
    expect(() => assertTabs([option('mac'), option('linux')])).not.toThrow();
  });
});
