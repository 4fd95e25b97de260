import { useEffect, useState, type ComponentType } from 'react';

/** Loads the button that scrolls to the top late, because it appears when readers scroll up. */
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
