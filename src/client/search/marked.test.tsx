import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Marked } from './marked.tsx';

afterEach(cleanup);

it('renders highlights, and markup as plain text', () => {
  const { container } = render(
    <Marked
      text={{
        text: 'Map<img src=x onerror=alert(1)> hat',
        marks: [
          [0, 3],
          [32, 35],
        ],
      }}
    />,
  );
  expect(container.textContent).toBe('Map<img src=x onerror=alert(1)> hat');
  expect([...container.querySelectorAll('*')].map((element) => element.outerHTML)).toEqual([
    '<mark>Map</mark>',
    '<mark>hat</mark>',
  ]);
});
