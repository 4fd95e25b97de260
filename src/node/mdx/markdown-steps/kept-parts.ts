import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { CompileContext } from '../context/compile-context.ts';
import { parseInParts } from './parse-in-parts.ts';

/** Parses only the changed parts of a page again, if the site caches parsed pages. */
export function remarkKeptParts(
  this: Processor,
  contextFor: (file: VFile) => CompileContext,
): void {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (text, file) => {
    const { page, tools } = contextFor(file);
    if (!tools.parsedParts) return parse(text, file);
    const before = tools.parsedParts.get(page.file) ?? new Map();
    const { root, parts } = parseInParts({
      text,
      parse: (part) => parse(part, file) as Root,
      before,
    });
    tools.parsedParts.set(page.file, parts);
    return root;
  };
}
