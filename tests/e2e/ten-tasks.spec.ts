import type { Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';
import { VoiceReader } from '../support/voice-reader.ts';

type Way = 'byName' | 'byHat' | 'byKey';

interface Task {
  readonly title: string;
  /** Path of the page on which a reader starts this task. */
  readonly start: string;
  readonly byName: readonly string[];
  readonly byHat: readonly string[];
  readonly byKey: readonly string[];
  /** The phrases on a phone, if they differ. */
  readonly onPhone?: Partial<Pick<Task, Way>>;
  /** Expects the task to be done. */
  readonly done: (page: Page) => Promise<unknown>;
}

const hats = 'press Alt+Shift+H';
const inWindow = (page: Page, text: string) =>
  expect(page.locator('article').getByText(text).first()).toBeInViewport();

/** Expects the page's second code block in the clipboard. */
async function hasSecondBlock(page: Page): Promise<void> {
  const code = await page.locator('.code-block code').nth(1).textContent();
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim())
    .toBe(code?.trim());
}

const tasks: readonly Task[] = [
  {
    title: 'find how a function is deleted',
    start: '',
    byKey: ['press Control+k', 'dictate delete a function', 'tab 1', 'press Enter'],
    byName: ['click Search', 'dictate delete a function', 'click 1'],
    byHat: [hats, 'hat Search, delete a function', hats, 'hat 1'],
    done: (page) => inWindow(page, 'chuck funk'),
  },
  {
    title: 'change a spoken form',
    start: '',
    byKey: ['press Control+k', 'dictate change a spoken form', 'tab 1', 'press Enter'],
    byName: ['click Search', 'dictate change a spoken form', 'click 1'],
    byHat: [hats, 'hat Search, change a spoken form', hats, 'hat 1'],
    done: (page) =>
      expect(page.getByRole('heading', { name: 'Changing a spoken form' })).toBeInViewport(),
  },
  {
    title: 'open the page of Delete in the API reference',
    start: '',
    byKey: ['press Control+k', 'dictate delete class', 'tab 1', 'press Enter'],
    byName: ['click Search', 'dictate delete class', 'click 1'],
    byHat: [hats, 'hat Search, class Delete', hats, 'hat 1'],
    done: (page) => expect(page).toHaveURL(/\/classes\/actions_Remove\.Delete\/$/),
  },
  {
    title: 'make the page dark',
    start: '',
    byKey: ['tab Dark', 'press Enter'],
    byName: ['click Dark'],
    byHat: [hats, 'hat Dark'],
    onPhone: {
      byName: ['click Menu', 'click Dark'],
      byHat: [hats, 'hat Menu', 'hat Dark'],
      byKey: ['tab Menu', 'press Enter', 'tab Dark', 'press Enter'],
    },
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    title: 'copy the second code block',
    start: 'contributing/',
    byKey: ['press Alt+Shift+2'],
    byName: ['scroll down', 'click Copy code 2'],
    byHat: ['scroll down', hats, 'dictate copy code 2'],
    onPhone: {
      byName: ['scroll down', 'scroll down', 'click Copy code 2'],
      byHat: ['scroll down', 'scroll down', hats, 'hat Copy code 2'],
    },
    done: hasSecondBlock,
  },
  {
    title: 'copy the second code block five screens down',
    start: 'user/seeing-hats/',
    byKey: ['press Alt+Shift+2'],
    byName: ['click Size and height', 'click Copy code 2'],
    byHat: [hats, 'dictate copy code two'],
    onPhone: {
      byName: ['click On this page', 'click Size and height', 'scroll down', 'click Copy code 2'],
    },
    done: hasSecondBlock,
  },
  {
    title: 'copy the second code block of a long section',
    start: 'user/experimental/keyboard/modal/',
    byKey: ['press Alt+Shift+2'],
    byName: ['click settings.json', 'click Copy code 2'],
    byHat: [hats, 'dictate copy code 2'],
    onPhone: {
      byName: ['click On this page', 'click settings.json', 'scroll down', 'click Copy code 2'],
    },
    done: hasSecondBlock,
  },
  {
    title: 'go to the next section',
    start: 'user/glossary/',
    byKey: ['press Alt+Shift+N'],
    byName: ['click Next section'],
    byHat: [hats, 'hat Next section'],
    onPhone: {
      byName: ['click On this page', 'click Next section'],
      byHat: [hats, 'hat On this page', 'hat Next section'],
    },
    done: (page) =>
      expect(page.getByRole('status').filter({ hasText: 'Section 1 of' })).toBeAttached(),
  },
  {
    title: 'search for “chuck” and open the second result',
    start: '',
    byKey: ['press Control+k', 'dictate chuck', 'tab 2', 'press Enter'],
    byName: ['click Search', 'dictate chuck', 'click 2'],
    byHat: [hats, 'hat Search, chuck', hats, 'hat 2'],
    done: async (page) => {
      await expect(page).toHaveURL(/#delete-to-the-end/);
    },
  },
  {
    title: 'report a missing result',
    start: '',
    byKey: ['press Control+k', 'dictate zzqqzzqq', 'tab Let us know', 'press Enter'],
    byName: ['click Search', 'dictate zzqqzzqq', 'click Let us know'],
    byHat: [hats, 'hat Search, zzqqzzqq', hats, 'hat Let us know'],
    done: (page) => expect(page).toHaveURL(/github\.com.*zzqqzzqq/),
  },
  {
    title: 'print the cheatsheet',
    start: 'user/cheatsheet/',
    byKey: ['press Alt+Shift+R'],
    byName: ['click Print'],
    byHat: [hats, 'hat Print'],
    done: (page) => expect(page.locator('body')).toHaveAttribute('data-printed'),
  },
  {
    title: 'try an example',
    start: '',
    byKey: ['tab Apply', 'press Enter'],
    byName: ['click Apply'],
    byHat: [hats, 'hat Apply'],
    done: (page) =>
      expect(page.getByRole('status').filter({ hasText: 'Deleted “static”' })).toBeAttached(),
  },
];

const ways = { byName: 'by names alone', byHat: 'by hats alone', byKey: 'with the keyboard alone' };

const widths = [
  [1280, 800],
  [390, 844],
] as const;

/**
 * Whether `npm test` includes a case: it does each task in two of the three ways, each at one
 * width.
 */
const isUsual = (task: number, way: number, width: number): boolean =>
  (task + way + width) % 2 === 0 && (task + way) % 3 !== 0;

for (const [column, [width, height]] of widths.entries())
  for (const [row, way] of (['byName', 'byHat', 'byKey'] as const).entries())
    for (const [index, { title, start, onPhone, done, ...task }] of tasks.entries())
      test(
        `${title}, ${ways[way]}, ${width} pixels wide`,
        rareUnless(isUsual(index, row, column)),
        async ({ page, context }) => {
          await context.grantPermissions(['clipboard-read', 'clipboard-write']);
          await context.route('https://github.com/**', (route) => route.fulfill({ body: '' }));
          await page.addInitScript(() => {
            window.print = () => document.body.setAttribute('data-printed', '');
          });
          await page.setViewportSize({ width, height });
          await open(page, start);
          const reader = await VoiceReader.of(page);
          for (const phrase of (width === 390 && onPhone?.[way]) || task[way])
            await reader.say(phrase);
          await done(page);
          expect(reader.said.length).toBeLessThanOrEqual(4);
        },
      );
