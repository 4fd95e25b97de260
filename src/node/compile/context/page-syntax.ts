import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '#node/base/dialect/dialect.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';

/**
 * Which dollar signs delimit formulas: none, only double ones (`$$x$$`), or also single ones
 * (`$x$`).
 */
export type MathSyntax = 'none' | 'pairs' | 'all';

/** Syntax that pages may contain besides Markdown or MDX. */
export interface PageSyntax {
  readonly math: MathSyntax;
  /** Whether code blocks in the language `mermaid` are rendered as diagrams. */
  readonly mermaid: boolean;
  /** Whether `:tada:` becomes an emoji. */
  readonly emoji: boolean;
}

/** Plain Markdown or MDX, without additional syntax. */
export const plainSyntax: PageSyntax = { math: 'none', mermaid: false, emoji: false };

interface SyntaxInput {
  readonly config: Pick<SiteConfig, 'markdown'>;
  readonly dialect: Dialect;
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
}

/** Returns the additional syntax of a site's pages. On our own site, it is disabled by default. */
export function syntaxOf({ config, dialect, siteDir }: SyntaxInput): PageSyntax {
  const { hasDrawings } = dialect;
  const { math, mermaid = hasDrawings, emoji = hasDrawings } = config.markdown;
  if (math !== undefined) return { math: math ? 'all' : 'none', mermaid, emoji };
  const usual = hasDrawings && usesDollars(siteDir) ? 'all' : 'pairs';
  return { math: hasDrawings ? usual : 'none', mermaid, emoji };
}

/**
 * Whether single dollar signs delimit formulas. In a Docusaurus site, they do so only if the site
 * depends on `remark-math`, the plugin for formulas.
 */
function usesDollars(siteDir: string) {
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
