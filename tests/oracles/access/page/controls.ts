import { spokenKey } from '#node/compile/links/spoken-key.ts';
import { accessibleName, visibleWords } from './accessible-name.ts';
import { isHidden, type Element, type PageTree } from './page-tree.ts';

/** An element that readers press, fill in or scroll. */
export interface Control {
  readonly element: Element;
  readonly name: string;
  /** The name as voice control hears it (see `spokenKey`). */
  readonly said: string;
  readonly visible: string;
  readonly isTabStop: boolean;
}

const roles =
  /^(?:button|link|treeitem|tab|option|radio|checkbox|menuitem|switch|combobox|textbox|searchbox)$/;

/** Returns all elements that can be pressed, filled in or scrolled, in reading order. */
export function readControls(tree: PageTree): readonly Control[] {
  return tree.elements
    .filter((element) => isControl(element) && !isHidden(element))
    .map((element) => readControl(element, tree));
}

function isControl({ name, attribs }: Element): boolean {
  if (name === 'a') return attribs.href !== undefined;
  return (
    /^(?:button|input|select|textarea|summary)$/.test(name) ||
    roles.test(attribs.role ?? '') ||
    Number(attribs.tabindex ?? -1) >= 0 ||
    attribs.contenteditable === 'true'
  );
}

function readControl(element: Element, tree: PageTree): Control {
  const { attribs } = element;
  const name = accessibleName(element, tree);
  return {
    element,
    name,
    said: spokenKey(name),
    visible: visibleWords(element),
    isTabStop: Number(attribs.tabindex ?? 0) >= 0 && !('disabled' in attribs),
  };
}
