import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdClicks, pressEarlyClick } from './early-click.ts';

const copy = () => document.querySelector<HTMLElement>('[data-action="copy-code"]');
const wrap = () => document.querySelector<HTMLElement>('[data-action="wrap-code"]');
const onClick = vi.fn<(event: Event) => void>();

beforeEach(() => {
  document.body.innerHTML = `<button data-action="copy-code"><i>Copy</i></button>
    <button data-action="wrap-code">Wrap</button><button id="menu">Menu</button>`;
  document.addEventListener('click', onClick);
});

afterEach(() => {
  document.removeEventListener('click', onClick);
  onClick.mockReset();
});

describe("a click on a behavior's button before all behaviors are installed", () => {
  it('is held until then, and pressed once', () => {
    const letThrough = holdClicks();
    copy()?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClick).not.toHaveBeenCalled();
    letThrough();
    pressEarlyClick();
    pressEarlyClick();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.lastCall?.[0].target).toBe(copy());
  });

  it('counts only if it is the last one', () => {
    const letThrough = holdClicks();
    copy()?.click();
    wrap()?.click();
    letThrough();
    pressEarlyClick();
    expect(onClick.mock.calls.map(([{ target }]) => target)).toEqual([wrap()]);
  });

  it("does not affect the app's buttons", () => {
    const letThrough = holdClicks();
    document.querySelector<HTMLElement>('#menu')?.click();
    letThrough();
    expect(onClick).toHaveBeenCalledOnce();
    pressEarlyClick();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
