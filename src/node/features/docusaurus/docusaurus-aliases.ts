import path from 'node:path';
import { docusaurusModules } from '#node/compile/components/mdx-components.ts';

/**
 * Returns aliases for imports in Docusaurus pages: Docusaurus's own modules map to our
 * replacements, and `@site` maps to the site's folder.
 */
export function docusaurusAliases(root: string, siteDir: string): Readonly<Record<string, string>> {
  const folder = path.join(root, 'src/client/mdx/docusaurus');
  const replacements = Object.entries(docusaurusModules).map(([name, file]) => [
    name,
    path.join(folder, file),
  ]);
  return { ...Object.fromEntries(replacements), '@site': siteDir };
}
