import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { contextOf } from './compile-context.ts';
import { importedFiles } from './imported-files.ts';
import { unknownComponents } from './unknown-components.ts';

/** Keeps the page as it was parsed, for the Markdown beside it, and looks at what it imports and names. */
export function remarkPageSource() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { result } = context;
    result.source = tree;
    result.imports.push(...importedFiles(tree, context));
    result.problems.push(...unknownComponents(tree, context));
  };
}
