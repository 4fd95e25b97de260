import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { CompileContext } from '../context/compile-context.ts';
import { parseInParts } from './parse-in-parts.ts';

/** Has a page parsed again only where it has changed, if its site keeps what was parsed. */
export function remarkKeptParts(
  this: Processor,
  contextFor: (file: VFile) => CompileContext,
): void {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (text, file) => {
    const { page, services } = contextFor(file);
    if (!services.parsedParts) return parse(text, file);
    const before = services.parsedParts.get(page.file) ?? new Map();
    const { root, parts } = parseInParts({
      text,
      parse: (part) => parse(part, file) as Root,
      before,
    });
    services.parsedParts.set(page.file, parts);
    return root;
  };
}
