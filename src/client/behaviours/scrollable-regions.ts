import { translate } from '#shared/i18n/translate.ts';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { Behaviour } from './behaviour.ts';
import { watchSize } from './watch-size.ts';

const boxes = '.code-block > pre, .table-scroll';

/** Lets readers focus and scroll code and tables that are wider than their box; what fits is no tab stop. */
export const installScrollableRegions: Behaviour = (root, { catalogue }) =>
  watchSize(root, boxes, (box) => {
    if (box.scrollWidth > box.clientWidth) makeRegion(box, regionName(root, box, catalogue));
    else unmakeRegion(box);
  });

function makeRegion(box: HTMLElement, name: string): void {
  box.tabIndex = 0;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', name);
}

function unmakeRegion(box: HTMLElement): void {
  for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
}

/** "Code 2" or "Table 1": counted over the page, so that no two are alike. */
function regionName(root: Document, box: HTMLElement, catalogue?: Catalogue): string {
  const isTable = box.matches('.table-scroll');
  const all = [...root.querySelectorAll(isTable ? '.table-scroll' : '.code-block > pre')];
  const message = isTable
    ? { id: 'region.table', message: 'Table {number}' }
    : { id: 'region.code', message: 'Code {number}' };
  return translate(message, { number: all.indexOf(box) + 1 }, catalogue);
}
