import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const wait = /\.waitForTimeout\(|setTimeout\((?:resolve|\(\) => resolve\(\w*\)), \d/;
const tests = path.resolve(import.meta.dirname, '..');

it('waits for a condition, or says on the line why time itself is tested', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  const unexplained = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(path.join(tests, file), 'utf8')
        .split('\n')
        .filter((line) => wait.test(line) && !line.includes('// time: '))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(unexplained).toEqual([]);
});
