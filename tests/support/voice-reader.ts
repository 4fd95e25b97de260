import type { CDPSession, Page } from '@playwright/test';
import { readHat, textOfHatField, type Box } from './read-hat.ts';
import { expect } from './test.ts';

/** Position of a control, and a point at which a press reaches it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** A visible, reachable control with its accessible name. */
interface SeenControl extends Place {
  readonly name: string;
  /** The element's backend node id in the Chrome DevTools Protocol. */
  readonly element: number;
}

/** Roles of elements that voice control presses by name. */
const pressed = new Set(
  'button checkbox combobox DisclosureTriangle link menuitem option radio searchbox switch tab textbox'.split(
    ' ',
  ),
);

/**
 * A reader who only speaks. Programs such as Voice Control let them press a control on the screen
 * by the first words of its accessible name, dictate into the focused field, press keys, and scroll
 * by a screen. Each utterance counts as one phrase.
 */
export class VoiceReader {
  readonly said: string[] = [];
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<VoiceReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new VoiceReader(page, session);
  }

  /**
   * Says one phrase: "click Search", "hat Search", "dictate chuck", "press Enter", "scroll down".
   */
  async say(phrase: string): Promise<void> {
    this.said.push(phrase);
    const [verb = '', ...words] = phrase.split(' ');
    const { click, hat, dictate, press, tab } = this;
    const act = { click, hat, dictate, press, tab }[verb];
    if (act) await act.call(this, words.join(' '));
    else if (phrase === 'scroll down') await this.scrollDown();
    else throw new Error(`Nobody understands “${phrase}”.`);
  }

  private async click(words: string): Promise<void> {
    const { x, y } = await this.find(words);
    await this.page.mouse.click(x, y);
  }

  /**
   * Says the hat above a control, possibly followed by further words ("hat Search, chuck"), and
   * waits until the hat field has accepted them.
   */
  private async hat(said: string): Promise<void> {
    const [name = '', ...further] = said.split(', ');
    let hat: string | undefined;
    let control = await this.find(name);
    // Hats may still be moving, so they must read the same twice. Reading the tree of all names
    // again takes most of a second, so only a control that has gone is searched for again.
    await expect(async () => {
      const place = await this.placeOf(control.element).catch(() => null);
      if (!place) control = await this.find(name);
      const last = hat;
      hat = await readHat(this.page, (place ?? control).box);
      expect(hat, `the hat of “${name}”`).toBeDefined();
      expect(hat, `the hat of “${name}”, read again`).toBe(last);
    }).toPass({ intervals: [300] });
    await this.dictate([hat, ...further].join(' '));
    await expect.poll(() => textOfHatField(this.page)).toBe('');
  }

  /**
   * Scrolls by a screen and waits until the animation has ended, because moving controls cannot be
   * pressed where they were read.
   */
  private async scrollDown(): Promise<void> {
    const scroll = await this.page.evaluateHandle(() => ({
      hasEnded: new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => resolve(), { once: true });
      }),
    }));
    await this.page.keyboard.press('PageDown');
    await scroll.evaluate(({ hasEnded }) => hasEnded);
  }

  private async dictate(words: string): Promise<void> {
    const field = this.page.locator('input:focus, textarea:focus, [contenteditable]:focus');
    await expect(field, `a field takes “${words}”`).toHaveCount(1);
    await this.page.keyboard.insertText(words);
  }

  private async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  /**
   * Presses Tab until focus is on a control whose name begins with these words; for readers who
   * only use the keyboard.
   */
  private async tab(words: string): Promise<void> {
    const isThere = async (): Promise<boolean> => {
      await this.page.keyboard.press('Tab');
      const [text = ''] = await this.page.locator(':focus').allInnerTexts();
      return beginsWith(text, words);
    };
    await expect.poll(isThere, { message: `focus on “${words}”`, intervals: [20] }).toBe(true);
  }

  /** Waits until exactly one control on the screen has a name that begins with the words. */
  private async find(words: string): Promise<SeenControl> {
    let found: readonly SeenControl[] = [];
    await expect
      .poll(
        async () => {
          found = await this.seen(words);
          return found.map(({ name }) => name);
        },
        { message: `controls on the screen that “${words}” names` },
      )
      .toHaveLength(1);
    return found[0] as SeenControl;
  }

  private async seen(words: string): Promise<readonly SeenControl[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const named = nodes.flatMap(({ ignored, role, name, backendDOMNodeId }) => {
      const own = String(name?.value ?? '');
      const isMeant = !ignored && pressed.has(String(role?.value)) && beginsWith(own, words);
      return isMeant && backendDOMNodeId !== undefined
        ? [{ name: own, element: backendDOMNodeId }]
        : [];
    });
    const places = await Promise.all(
      named.map(async (control) => {
        const place = await this.placeOf(control.element);
        return place ? [{ ...control, ...place }] : [];
      }),
    );
    return places.flat();
  }

  /** Returns the position of the element; null if it is outside the viewport or covered. */
  private async placeOf(backendNodeId: number): Promise<Place | null> {
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId });
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: placeInWindow.toString(),
      returnByValue: true,
    });
    return result.value as Place | null;
  }
}

/** Whether the words are the first words of the name, or all of them. */
function beginsWith(name: string, words: string): boolean {
  return `${spoken(name)} `.startsWith(`${spoken(words)} `);
}

function spoken(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the position of an element; null if no part of it can be pressed. Runs in the page, with
 * the element as `this`.
 */
function placeInWindow(this: HTMLInputElement): Place | null {
  const parts = [this, ...(this.labels ?? [])];
  for (const box of parts.flatMap((part) => [...part.getClientRects()])) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && parts.some((part) => part.contains(hit))) return { x, y, box: box.toJSON() as Box };
  }
  return null;
}
