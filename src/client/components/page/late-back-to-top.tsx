import { useEffect, useState, type ComponentType } from 'react';

/** Loads the back-to-top button late, because it appears only once readers scroll up. */
export function LateBackToTop() {
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    import('./back-to-top.tsx').then(
      ({ BackToTop }) => setButton(() => BackToTop),
      () => undefined,
    );
  }, []);
  return Button && <Button />;
}
