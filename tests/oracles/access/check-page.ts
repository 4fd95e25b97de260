import { readControls } from './page/controls.ts';
import { checkLandmarks } from './rules/landmarks.ts';
import { checkNames } from './rules/names.ts';
import { readTree } from './page/page-tree.ts';
import { checkReferences } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { checkSayability } from './rules/sayability.ts';
import { checkSizes } from './rules/sizes.ts';
import { checkTabStops } from './rules/tab-stops.ts';
import { checkUniqueness } from './rules/uniqueness.ts';
import { checkView } from './rules/view.ts';

/** Rules for whole documents and for open dialogs. */
const viewRules: readonly Rule[] = [
  checkNames,
  checkUniqueness,
  checkSayability,
  checkReferences,
  checkSizes,
  checkView,
];
const pageRules: readonly Rule[] = [...viewRules, checkLandmarks, checkTabStops];

/**
 * Checks a document, or the HTML of an open dialog, against the rules that apply to it. Rules about
 * sizes need marks set by a browser (`marks.ts`).
 */
export function checkPage(html: string): readonly string[] {
  const tree = readTree(html);
  const page = { tree, controls: readControls(tree) };
  const rules = tree.elements[0]?.name === 'html' ? pageRules : viewRules;
  return rules.flatMap((rule) => rule(page));
}
