import { importedFiles } from './imported-files.ts';
import { ownComponents } from './own-components.ts';
import { createPageCode, readCode, type CodeNode } from './page-code.ts';
import type { MarkdownStep } from './step.ts';
import { unknownComponents } from './unknown-components.ts';

/** Keeps the page for the Markdown beside it, looks at what its code imports and names, and imports what it does not. */
export const remarkPageSource: MarkdownStep = (context) => {
  const { result } = context;
  const code = createPageCode();
  const read = (node: CodeNode): void => readCode(node, code);
  return {
    enter: {
      mdxjsEsm: read,
      mdxFlowExpression: read,
      mdxTextExpression: read,
      mdxJsxFlowElement: read,
      mdxJsxTextElement: read,
    },
    end(tree) {
      result.source = tree;
      result.imports.push(...importedFiles(code.imports, context));
      result.problems.push(...unknownComponents(code, context));
      tree.children.unshift(...ownComponents(code));
    },
  };
};
