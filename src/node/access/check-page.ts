import { readControls } from './controls.ts';
import { checkLandmarks } from './landmarks.ts';
import { checkNames } from './names.ts';
import { readTree } from './page-tree.ts';
import { checkReferences } from './references.ts';
import type { Finding, Rule } from './rule.ts';
import { checkSayability } from './sayability.ts';
import { checkTabStops } from './tab-stops.ts';
import { checkUniqueness } from './uniqueness.ts';

const rules: readonly Rule[] = [
  checkNames,
  checkUniqueness,
  checkSayability,
  checkLandmarks,
  checkTabStops,
  checkReferences,
];

/** Checks a document against every rule that needs no browser. */
export function checkPage(html: string): readonly Finding[] {
  const tree = readTree(html);
  const page = { tree, controls: readControls(tree) };
  return rules.flatMap((rule) => rule(page));
}
