import path from 'node:path';
import { docusaurusModules } from '#node/compile/components/mdx-components.ts';

/** Returns replacements for the imports that authors of Docusaurus sites write. */
export function docusaurusAliases(root: string, siteDir: string): Readonly<Record<string, string>> {
  const folder = path.join(root, 'src/client/mdx/docusaurus');
  const replacements = Object.entries(docusaurusModules).map(([name, file]) => [
    name,
    path.join(folder, file),
  ]);
  return { ...Object.fromEntries(replacements), '@site': siteDir };
}
