import type { ReactNode } from 'react';

/** Illustration for missing pages: a hat whose token is gone. */
export function LostHat(): ReactNode {
  return (
    <div className="lost-hat" aria-hidden="true">
      <span className="hat-mark hat-color-blue hat-shape-fox" />
      <span className="lost-token" />
    </div>
  );
}
