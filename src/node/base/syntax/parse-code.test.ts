import { expect, it } from 'vitest';
import { findCodeFault } from './parse-code.ts';

it.each([
  ['return <b>own;\n', 'return ', /^Expected corresponding JSX closing tag for 'b'$/],
  ['return <p>a <b>own</p>;\n', 'return <p>a ', /closing tag for 'b'$/],
  ['return (\n  <div>\n    <p>a</p>\n  );\n', 'return (\n  ', /closing tag for 'div'$/],
  ['return <p>a } b</p>;\n', 'return <p>a ', /^Unexpected token/],
  ['return <p>{1 +}</p>;\n', 'return <p>{1 +', /^Unexpected token/],
  ['return [1 2];\n', 'return [1 ', /^Expected `,` or `]`/],
  ['return own(1;\n', 'return own(1', /^Expected `,` or `\)`/],
  ['return 1 +;\n', 'return 1 +', /^Unexpected token/],
])('the fault of invalid code is where its author must fix it: %j', (body, before, words) => {
  const start = 'export function Own() {\n';
  const fault = findCodeFault('own.tsx', `${start}${body}}\n`);
  expect(fault?.message).toMatch(words);
  expect(fault?.offset).toBe(start.length + before.length);
});
