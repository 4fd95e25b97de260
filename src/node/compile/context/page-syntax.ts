import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '#node/base/dialect/dialect.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';

/** Which dollar signs delimit formulas: none, pairs (`$$x$$`), or single ones (`$x$`) too. */
export type MathSyntax = 'none' | 'pairs' | 'all';

/** Syntax that pages may contain besides Markdown or MDX. */
export interface PageSyntax {
  readonly math: MathSyntax;
  /** Whether code blocks in the language `mermaid` are rendered as diagrams. */
  readonly mermaid: boolean;
  /** Whether `:tada:` is an emoji. */
  readonly emoji: boolean;
}

/** Only Markdown or MDX. */
export const plainSyntax: PageSyntax = { math: 'none', mermaid: false, emoji: false };

interface SyntaxInput {
  readonly setting: SiteConfig['markdown'];
  readonly dialect: Dialect;
  /** Absolute folder of their site. */
  readonly siteDir: string;
}

/** Returns the syntax of a site's pages; for ours, all of it is off unless configured. */
export function pageSyntax({ setting, dialect, siteDir }: SyntaxInput): PageSyntax {
  const { hasDrawings } = dialect;
  const { math, mermaid = hasDrawings, emoji = hasDrawings } = setting;
  if (math !== undefined) return { math: math ? 'all' : 'none', mermaid, emoji };
  const usual = hasDrawings && usesDollars(siteDir) ? 'all' : 'pairs';
  return { math: hasDrawings ? usual : 'none', mermaid, emoji };
}

/**
 * Whether single dollar signs delimit formulas; they do not in a Docusaurus site without the plugin
 * for formulas.
 */
function usesDollars(siteDir: string): boolean {
  const names = dependencies(path.join(siteDir, 'package.json'));
  return names.includes('remark-math') || !names.includes('@docusaurus/core');
}

function dependencies(file: string): readonly string[] {
  try {
    const { dependencies: own, devDependencies: more } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as Readonly<Record<string, object | undefined>>;
    return Object.keys({ ...own, ...more });
  } catch {
    return [];
  }
}
