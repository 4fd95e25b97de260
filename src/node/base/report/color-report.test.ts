import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { reportFor } from './color-report.ts';

const report = [
  'page.md',
  '',
  '  page.md:3:2 error: Wrong.',
  '    > 3 | three',
  '        |  ^',
  '    To fix it: Do better.',
].join('\n');
const terminal = (colors: boolean) => ({ isTTY: true, hasColors: () => colors });
const pipe = { isTTY: false, hasColors: () => true };

it('colors a report on a terminal without changing its words', () => {
  const colored = reportFor(terminal(true), report);
  expect(colored).toContain('\u001b[31merror\u001b[39m');
  expect(colored).toContain('\u001b[31m^\u001b[39m');
  expect(stripVTControlCharacters(colored)).toBe(report);
});

it('does not color a report in a file or if colors are unwanted', () => {
  expect(reportFor(terminal(false), report)).toBe(report);
  expect(reportFor(pipe, report, {})).toBe(report);
  expect(reportFor(pipe, report, { FORCE_COLOR: '0' })).toBe(report);
});

it('colors a report in a file if `FORCE_COLOR` requests it', () => {
  const colored = reportFor(pipe, report, { FORCE_COLOR: '1' });
  expect(colored).toBe(reportFor(terminal(true), report));
});
