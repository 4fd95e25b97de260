import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** Lines at the start of a page that are looked at for its title; import lines and blank lines do not count. */
const headLines = 40;

/** Text of the level 1 heading that opens a page; undefined when the page opens with something else. Imports of MDX pages are passed over. */
export function scanTitle(body: string): string | undefined {
  const head = body.split(/\r?\n/, headLines).filter((line) => !/^(?:import|export)\s/.test(line)).join('\n');
  const first = fromMarkdown(head.replace(/\{#[^}]*\}|\\\{#[^}]*\}/g, '')).children.find((node) => node.type !== 'html');
  return first?.type === 'heading' && first.depth === 1 ? toString(first).trim() : undefined;
}
