import path from 'node:path';
import type { Plugin, Rule } from 'postcss';

/** Names, without extensions, of style sheets that only concern the spoken language. */
const sheets = ['spoken', 'hats', 'examples', 'example-marks', 'forced-voice', 'cheatsheet'];

/**
 * Pattern for the classes that other sheets use for the spoken language, including those for hats,
 * such as the hats on this site's home page.
 */
const classes =
  '\\.(?:command-field|cheatsheet|first-example|has-hat|hat-|lost-|page-hats|print-button|spoken|try-button)';
/**
 * Matches selectors with these classes, and the selector for the hat of the sidebar's current page.
 */
const ofVoice = new RegExp(`${classes}|span:not\\(\\[class\\]\\)::before`);
const inList = new RegExp(`,\\s*${classes}[\\w-]*(?=[,)])|(?<=\\()${classes}[\\w-]*,\\s*`, 'g');

/** Matches custom properties with the spoken language's colors and outlines. */
const variables = /^--(?:color-spoken|example-|hat-)/;

/**
 * Removes the spoken language's styles from all sheets of a site without one. `root` is the project
 * folder.
 */
export function voicelessStyles(root: string): Plugin {
  const folder = path.join(root, 'src/client/styles/content');
  const files = new Set(sheets.map((name) => path.join(folder, `${name}.css`)));
  return {
    postcssPlugin: 'voiceless',
    OnceExit(sheet) {
      sheet.walk((node) => {
        if (files.has(node.source?.input.file ?? '')) node.remove();
        else if (node.type === 'rule') prune(node);
        else if (node.type === 'decl' && variables.test(node.prop)) node.remove();
      });
      sheet.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
    },
  };
}

/** Removes the spoken language's selectors from a rule, and the rule itself if none remain. */
function prune(rule: Rule): void {
  const kept = rule.selectors
    .map((selector) => selector.replace(inList, ''))
    .filter((selector) => !ofVoice.test(selector));
  if (kept.length === 0) rule.remove();
  else if (kept.join() !== rule.selectors.join()) rule.selectors = kept;
}
