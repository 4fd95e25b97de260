import { expectNoise } from '../../support/test.ts';
import { expect, open, test } from './frame-test.ts';

test('the footer is on content, search and not-found pages', async ({ page, noise }) => {
  for (const address of ['', 'search/', 'no/such/page/']) {
    await open(page, address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Nobody owns this.');
  }
  await expectNoise(noise, /404/);
});
