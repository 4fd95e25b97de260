import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultless, root } from './compare-sources.ts';
import { compareWithTypeDoc } from './compare.ts';

describe.each(['reading', 'signatures', 'words', 'workspace'])('the fixture "%s"', (name) => {
  it('has every member and every word, and signatures that compile as declarations', async () => {
    const found = await compareWithTypeDoc(path.join(root, 'api-gen/fixtures', name));
    expect(found.signatures.count).toBeGreaterThan(10);
    expect(found).toMatchObject(faultless);
  });
});
