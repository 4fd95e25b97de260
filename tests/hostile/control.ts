import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Control {
  readonly name: string;
  /** Markup that has not been sanitized. */
  readonly markup: string;
  /** Matches the line that must be reported for this page. */
  readonly report: RegExp;
}

const controls: readonly Control[] = [
  {
    name: 'control-handler',
    markup: '<img src=x onerror=alert(1)>',
    report: /execution: alert 1$/,
  },
  {
    name: 'control-link',
    markup: '<a href="javascript:alert(2)">Link</a>',
    report: /execution: alert 2$/,
  },
  {
    name: 'control-refresh',
    markup: '<meta http-equiv=refresh content="0; url=../elsewhere/">',
    report: /navigation: .*\/elsewhere\/$/,
  },
  {
    name: 'control-picture',
    markup: '<img src="https://foreign.example/x.png">',
    report: /foreign request: https:\/\/foreign\.example\/x\.png$/,
  },
];

/**
 * Adds pages to a built site that between them violate every rule, and returns their names. They
 * prove that `watchPage` detects violations.
 */
export function writeControls(outDir: string): readonly string[] {
  for (const { name, markup } of controls) {
    mkdirSync(path.join(outDir, name), { recursive: true });
    writeFileSync(
      path.join(outDir, name, 'index.html'),
      `<!doctype html><title>Control</title><div class="prose">${markup}</div>`,
    );
  }
  return controls.map(({ name }) => name);
}

/** Returns the names of the control pages whose violation is missing from the reported lines. */
export function findMissedControls(lines: readonly string[]): readonly string[] {
  return controls
    .filter(
      ({ name, report }) => !lines.some((line) => line.startsWith(`${name} `) && report.test(line)),
    )
    .map(({ name }) => name);
}
