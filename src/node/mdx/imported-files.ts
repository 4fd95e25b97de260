import { existsSync } from 'node:fs';
import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import type { CompileContext } from './compile-context.ts';
import { toSourceFile } from './link-resolver.ts';

/** Absolute paths of the Markdown files that a page imports as pieces of itself (`import Setup from './_setup.mdx'`), as far as they exist. */
export function importedFiles(tree: Root, context: CompileContext): readonly string[] {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  const sources = statements.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
  );
  return sources
    .filter((source) => /\.mdx?$/.test(source))
    .map((source) => toSourceFile(source, context))
    .filter((file) => existsSync(file));
}
