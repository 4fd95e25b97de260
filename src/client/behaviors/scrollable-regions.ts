import type { Behavior } from './behavior.ts';
import { watchSize } from './support/watch-size.ts';

const boxes = '.code-block > pre, .table-scroll, .drill-goal';

/**
 * Lets readers focus and scroll code and tables that are wider than their box. The build marks all
 * boxes, because only rendering shows which ones fit; boxes that fit are not tab stops.
 */
export const installScrollableRegions: Behavior = () =>
  watchSize(boxes, (box) => {
    if (!isLaidOut(box)) return;
    if (box.scrollWidth > box.clientWidth) makeRegion(box);
    else unmakeRegion(box);
  });

/**
 * Far below the viewport, layout is deferred and widths are estimates; boxes are measured once they
 * are laid out.
 */
function isLaidOut(box: HTMLElement) {
  return 'checkVisibility' in box ? box.checkVisibility({ contentVisibilityAuto: true }) : true;
}

function makeRegion(box: HTMLElement) {
  if (box.dataset.region === undefined) return;
  box.tabIndex = 0;
  box.role = 'region';
  box.ariaLabel = box.dataset.region;
}

// The build has already labeled the box; the label is stored until the box becomes a region again.
function unmakeRegion(box: HTMLElement) {
  box.dataset.region ??= box.ariaLabel ?? '';
  for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
}
