import type { Behavior } from './behavior.ts';
import { watchSize } from './support/watch-size.ts';

const boxes = '.code-block > pre, .table-scroll, .drill-goal';

/**
 * Lets readers focus and scroll code and tables that are wider than their box. The build marks all
 * boxes, because only rendering shows which ones fit; boxes that fit are not tab stops.
 */
export const installScrollableRegions: Behavior = () =>
  watchSize(boxes, (box) => {
    // Far below the viewport, layout is deferred and widths are estimates; boxes are measured once
    // they are laid out.
    if ('checkVisibility' in box && !box.checkVisibility({ contentVisibilityAuto: true })) return;
    if (box.scrollWidth <= box.clientWidth) {
      // The build has already labeled the box; the label is stored until the box becomes a region
      // again.
      box.dataset.region ??= box.ariaLabel ?? '';
      for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
    } else if (box.dataset.region !== undefined) {
      box.tabIndex = 0;
      box.role = 'region';
      box.ariaLabel = box.dataset.region;
    }
  });
