import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestFile } from './choose-tests.ts';

/** All TypeScript files among which tests are looked for, with their texts. */
export function findTestFiles(root: string): readonly TestFile[] {
  return ['src', 'api-gen', 'tests'].flatMap((folder) => {
    const found = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.split(path.sep).join('/')}`);
    const names = found.filter((name) => /\.tsx?$/.test(name) && !/^api-gen\/(?:output|source|fixtures)\//.test(name));
    return names.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  });
}
