import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categorySchema } from '#node/site/content/category-files.ts';
import { frontmatterSchema } from '#node/site/content/frontmatter-schema.ts';
import { formatFile } from '../support/format-file.ts';

const folder = path.resolve(import.meta.dirname, '../../.vscode');

describe('the schemas for editors', () => {
  // To update the files, run `npx vitest run --project unit tests/unit/schemas.test.ts -u`.
  it.each([
    ['frontmatter', frontmatterSchema],
    ['category', categorySchema],
  ])('%s.schema.json has the fields that the build checks', async (name, schema) => {
    const file = path.join(folder, `${name}.schema.json`);
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }));
    await expect(formatFile(file, text)).toMatchFileSnapshot(file);
  });

  it('are the ones that the settings of VS Code name', () => {
    const settings = readFileSync(path.join(folder, 'settings.json'), 'utf8');
    const named = [...settings.matchAll(/"\.\/\.vscode\/([\w.]+\.json)"/g)].map(([, file]) => file);
    expect(new Set(named)).toEqual(new Set(['frontmatter.schema.json', 'category.schema.json']));
  });
});
