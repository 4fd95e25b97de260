import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from './press.ts';

const unit = (name: string) =>
  `<div class="api-inherited"><ul><li id="${name}"><a class="api-row-name">${name}</a></li></ul></div>`;

const own = (name: string) => `<div class="heading-row"><h3>${name}</h3></div><pre>${name}()</pre>`;

const page = `<article><div class="prose">
  <fieldset class="api-filter">
    <label><input type="checkbox" data-action="mix-inherited" /> Show inherited</label>
    <button data-action="fold" value="open">Open all</button>
    <button data-action="fold" value="">Close all</button>
    <button data-action="copy-import" value="import { x } from &quot;y&quot;;">Copy import</button>
  </fieldset>
  <div class="heading-row"><h2>Properties</h2></div>
  ${own('zoo')}
  <div class="heading-row"><h2>Methods</h2></div>
  ${own('Beta')}
  <div class="api-private">${own('delta')}</div>
  <details class="api-details"><summary>Details of delta</summary></details>
  <details class="inherited"><summary>3 inherited methods</summary>
    ${unit('alpha')}${unit('charlie')}${unit('echo')}
  </details>
</div></article>`;

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const names = () =>
  [...document.querySelectorAll('h2, h3, .api-row-name')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = page;
});
afterEach(() => document.body.replaceChildren());

describe('the switch for inherited members', () => {
  const turn = (isOn: boolean) => {
    const box = find<HTMLInputElement>('input');
    box.checked = isOn;
    press(box);
  };

  it('shows them among the others of their section, by name', () => {
    turn(true);
    expect(names()).toEqual([
      ...['Properties', 'zoo', 'Methods'],
      ...['alpha', 'Beta', 'charlie', 'delta', 'echo'],
    ]);
    expect(find('.inherited').hidden).toBe(true);
  });

  it('moves them back into their collapsed part, in the same order', () => {
    const before = document.body.innerHTML;
    turn(true);
    turn(false);
    expect([...find('.inherited').querySelectorAll('li')].map(({ id }) => id)).toEqual([
      'alpha',
      'charlie',
      'echo',
    ]);
    expect(document.body.innerHTML.replace(/\s+/g, '')).toBe(before.replace(/\s+/g, ''));
  });
});

it('opens and closes everything collapsible', () => {
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  press(find('[value=open]'));
  expect(isOpen()).toEqual([true, true]);
  press(find('[data-action=fold][value=""]'));
  expect(isOpen()).toEqual([false, false]);
});

it("copies a declaration's import statement", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const button = find('[data-action=copy-import]');
  press(button);
  await expect.poll(() => button.textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('import { x } from "y";');
  vi.unstubAllGlobals();
});
