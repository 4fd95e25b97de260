import path from 'node:path';
import type { Plugin, Rule } from 'postcss';

/** Style sheets that only concern the spoken language. */
const sheets = ['spoken', 'hats', 'examples', 'example-marks', 'forced-voice', 'cheatsheet'];

/** Classes of the spoken language in other sheets; items on this site's home page have hats. */
const classes =
  '\\.(?:command-field|cheatsheet|first-example|has-hat|hat-|lost-|page-hats|print-button|spoken|try-button)';
/** The current page in the sidebar has a hat. */
const ofVoice = new RegExp(`${classes}|span:not\\(\\[class\\]\\)::before`);
const inList = new RegExp(`,\\s*${classes}[\\w-]*(?=[,)])|(?<=\\()${classes}[\\w-]*,\\s*`, 'g');

/** Its colors and outlines, as custom properties. */
const variables = /^--(?:color-spoken|example-|hat-)/;

/**
 * Removes the styles of the spoken language from all sheets of a site without one; `root` is the
 * folder of the project.
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

/** Removes the selectors of these classes, and a rule that has no others. */
function prune(rule: Rule): void {
  const kept = rule.selectors
    .map((selector) => selector.replace(inList, ''))
    .filter((selector) => !ofVoice.test(selector));
  if (kept.length === 0) rule.remove();
  else if (kept.join() !== rule.selectors.join()) rule.selectors = kept;
}
