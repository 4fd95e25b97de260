import { expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';

it('a button in the text is named for its purpose, and names the control that it presses', async () => {
  const { compile } = await createTestSite({ 'a.md': '# A\n\n::control[show-hats]' });
  const { content, problems } = await compile('a.md');
  expect(problems).toEqual([]);
  expect(content.html).toMatch(
    /<button type="button" class="button" data-action="press-control" value="control-hats">Put hats on this page<\/button>/,
  );
});

it('an unknown control is reported with the known ones', async () => {
  const { compile } = await createTestSite({ 'a.md': '# A\n\n::control[hats]' });
  const { problems } = await compile('a.md');
  expect(problems).toMatchObject([
    {
      message: 'There is no control “hats”.',
      hint: 'Use “my-vocabulary” or “show-hats”.',
      position: { line: 3 },
    },
  ]);
});
