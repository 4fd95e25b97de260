import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabItem, Tabs } from '#client/mdx/tabs.tsx';
import { revealHash, scrollToHash } from './scroll.ts';

const tabs = (groupId?: string) => (
  <Tabs groupId={groupId}>
    <TabItem value="a">First</TabItem>
    <TabItem value="b">
      <Tabs>
        <TabItem value="c">Third</TabItem>
        <TabItem value="d">
          <details>
            <h2 id="über">Folded</h2>
          </details>
        </TabItem>
      </Tabs>
    </TabItem>
  </Tabs>
);
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
const isShown = (element: Element) => element.closest('[hidden], details:not([open])') === null;
/** Whether the target was visible at each scroll. */
let scrolls: boolean[];

beforeEach(() => {
  scrolls = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolls.push(isShown(this));
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('scrollToHash', () => {
  it('selects every tab and opens every details around the target before it scrolls and focuses', async () => {
    render(tabs());
    expect(scrollToHash('#%C3%BCber')).toBe(true);
    await vi.waitFor(() => expect(scrolls).toEqual([true]));
    expect(selected()).toEqual(['b', 'd']);
    expect(document.activeElement).toBe(screen.getByText('Folded'));
  });

  it('does so for a page that has just loaded, whatever choice is stored', async () => {
    localStorage.setItem('docusaurus.tab.os', 'a');
    const error = vi.spyOn(console, 'error');
    function Page() {
      useLayoutEffect(() => void scrollToHash('#über'), []);
      return tabs('os');
    }
    render(<Page />);
    await vi.waitFor(() => expect(scrolls).toEqual([true]));
    expect(selected()).toEqual(['b', 'd']);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('revealHash', () => {
  it('shows the target before it scrolls to a remembered position', async () => {
    render(tabs());
    const scroll = vi.fn(() => isShown(screen.getByText('Folded')));
    revealHash('#über', scroll);
    await vi.waitFor(() => expect(scroll).toHaveReturnedWith(true));
    expect(scrolls).toEqual([]);
  });

  it.each(['', '#nowhere', '#%'])('scrolls at once for the hash "%s"', (hash) => {
    const scroll = vi.fn();
    revealHash(hash, scroll);
    expect(scroll).toHaveBeenCalledOnce();
  });
});
