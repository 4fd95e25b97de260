import type { CompileContext } from './compile-context.ts';
import { createAddressFinder } from './full-address.ts';
import { toMarkdownTwin } from './markdown-twin.ts';

/** A compiled page as plain Markdown, with its title. */
export function writeMarkdown(context: CompileContext): string {
  const { page, result } = context;
  const title = result.contentTitle === undefined ? page.record.title : undefined;
  return toMarkdownTwin({
    tree: result.source ?? { type: 'root', children: [] },
    title,
    blocks: result.blockMarkdown,
    findUrl: createAddressFinder(context),
  });
}
