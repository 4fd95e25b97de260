import { importedFiles } from './imported-files.ts';
import { mayAddIds } from './may-add-ids.ts';
import { codeFaults } from './code-faults.ts';
import { ownComponents } from './own-components.ts';
import { replaceMissingImports } from './missing-imports.ts';
import { usedPageValues } from './page-values.ts';
import { createPageCode, readCode, type CodeNode } from './page-code.ts';
import type { MarkdownStep } from '../context/step.ts';

/** Records what a page's code imports and uses, and imports missing components. */
export const pageSourceStep: MarkdownStep = (context) => {
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
      replaceMissingImports(tree, code.imports, context);
      result.imports.push(...importedFiles(code.imports, context));
      if (mayAddIds(code, context)) result.ids = undefined;
      result.pageValues.push(...usedPageValues(code, context));
      result.problems.push(...codeFaults(code, context));
      tree.children.unshift(...ownComponents(code, context));
    },
  };
};
