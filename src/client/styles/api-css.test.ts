import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { memberSections } from '../../../api-gen/model/sections.ts';
import { sectionName } from '../../../api-gen/render/filter.ts';

const css = readFileSync(path.join(import.meta.dirname, 'api.css'), 'utf8');

describe('api.css', () => {
  it.each([...memberSections.map((section) => sectionName(section.title)), 'private', 'inherited'])(
    'hides %s when its switch is off',
    (name) => {
      expect(css).toContain(`.prose:has([data-shows='${name}']:not(:checked))`);
    },
  );
});
