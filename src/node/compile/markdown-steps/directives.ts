import type {} from 'remark-parse';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

/**
 * Parses `:::container` and `::leaf[label]`. Ignores inline `:text` directives, because prose is
 * full of colons.
 */
export function remarkDirectives(this: Processor): void {
  const data = this.data();
  const { flow } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
