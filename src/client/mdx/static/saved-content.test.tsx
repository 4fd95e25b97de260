import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSavedContent } from './saved-content.tsx';

const show = (html: string) => {
  const saved = createSavedContent(html);
  const { container } = render(<saved.Content />);
  const prose = container.querySelector('.prose');
  if (!prose) throw new Error('There is no content.');
  return { saved, prose };
};

it.each([
  ['a change', '<p>a</p>\n<p>b</p>\n<p>c</p>', '<p>a</p>\n<p>B</p>\n<p>c</p>'],
  ['a new end', '<p>a</p>\n<p>b</p>\n<p>c</p>', '<p>a</p>\n<p>b</p>\n<p>c</p>\n<p>d</p>'],
  ['a new beginning', '<p>a</p>', '<p>0</p>\n<p>a</p>'],
  ['what is gone', '<p>a</p>\n<p>b</p>\n<p>c</p>', '<p>a</p>\n<p>c</p>'],
  ['the same part once more', '<p>a</p><p>a</p>', '<p>a</p><p>a</p><p>a</p>'],
  ['nothing that is left', '<p>a</p>', ''],
  ['a first text', '', '<p>a</p>'],
])('shows %s', (_, before, after) => {
  const { saved, prose } = show(before);
  saved.update(after);
  expect(prose.innerHTML).toBe(after);
});

it('keeps unchanged parts as the reader left them', () => {
  const { saved, prose } = show('<details><summary>a</summary></details><p>b</p><p>c</p>');
  const [details, , last] = prose.children;
  details?.setAttribute('open', '');
  saved.update('<details><summary>a</summary></details><p>B</p><p>c</p>');
  expect(prose.firstElementChild).toBe(details);
  expect(details?.hasAttribute('open')).toBe(true);
  expect(prose.lastElementChild).toBe(last);
});

it('shows the new text even if something was added to the old one', () => {
  const { saved, prose } = show('<p>a</p>');
  prose.append('added');
  saved.update('<p>b</p>');
  expect(prose.innerHTML).toBe('<p>b</p>');
});

it('shows the last text when the page is opened again', () => {
  const { saved } = show('<p>a</p>');
  saved.update('<p>b</p>');
  expect(render(<saved.Content />).container.innerHTML).toContain('<p>b</p>');
});
