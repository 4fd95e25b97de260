import { chromium, type Page } from '@playwright/test';

/**
 * Milliseconds that a keystroke takes on the browser's main thread, from its event until the frame
 * is submitted.
 */
export interface KeyCost {
  /** Wall-clock time, which other programs on the machine affect. */
  readonly wall: number;
  /** Processor time of the main thread's tasks in that interval. */
  readonly cpu: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start time in microseconds; the durations have the same unit. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const keys = 30;

/**
 * Opens `text` as the reader's own on the try page, types into it, and reads the cost of each
 * keystroke from the browser's trace.
 */
export async function measureKeys(tryPage: string, text: string): Promise<readonly KeyCost[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(tryPage);
  await openText(page, text);
  await typeKeys(page, 10);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await typeKeys(page, keys);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await browser.close();
  return readCosts(trace.traceEvents);
}

async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Own text' }).click();
  const field = page.getByRole('textbox', { name: 'Text to edit' });
  await field.fill(text);
  await page
    .getByRole('combobox', { name: 'Language of the text' })
    .selectOption({ value: 'typescript' });
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(area.value.length / 2, area.value.length / 2);
  });
  // time: the grammar is fetched and hats are assigned.
  await page.waitForTimeout(1500);
}

async function typeKeys(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('x');
    // time: work that is deferred until typing stops can run between keystrokes, as it does for a
    // reader.
    await page.waitForTimeout(300);
  }
}

function readCosts(events: readonly TraceEvent[]): KeyCost[] {
  const downs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const [first] = downs;
  const main = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  return downs.flatMap((key) => {
    const commit = main.find(({ name, ts }) => name === 'Commit' && ts > key.ts);
    if (!commit) return [];
    const end = endOf(commit);
    const tasks = main.filter(
      (event) =>
        event.name === 'ThreadControllerImpl::RunTask' && endOf(event) > key.ts && event.ts < end,
    );
    const cpu = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    return [{ wall: (end - key.ts) / 1000, cpu: cpu / 1000 }];
  });
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
