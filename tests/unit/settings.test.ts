import path from 'node:path';
import { expect, it } from 'vitest';
import { formatFile } from '../support/format-file.ts';
import { settingsPage } from '../support/settings-page.ts';

const file = path.resolve(import.meta.dirname, '../../SETTINGS.md');

// To update the file, run `npx vitest run --project unit tests/unit/settings.test.ts -u`.
it('SETTINGS.md lists the fields that the build checks, with their defaults', async () => {
  await expect(formatFile(file, settingsPage())).toMatchFileSnapshot(file);
});

it('every setting has a meaning', () => {
  expect(settingsPage().match(/^\| `[^`]+` \|.*$/gm)?.length).toBeGreaterThan(120);
  expect(settingsPage().match(/^\|.*\|\s*\|$/gm)).toBeNull();
  expect(settingsPage()).toContain(
    '| `checks.elsewhere` | list: string | `[]` | Paths of other parts of the host,',
  );
});
