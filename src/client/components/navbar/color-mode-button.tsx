import type { ReactNode } from 'react';
import type { ColorMode } from '#shared/site-config.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { MoonIcon, SunIcon } from '#client/ui/icons.tsx';

/** Full name of the button in a mode. */
function useLabel(): (mode: ColorMode) => string {
  const translate = useTranslate();
  const names = {
    light: translate({ id: 'colorMode.light', message: 'light mode' }),
    dark: translate({ id: 'colorMode.dark', message: 'dark mode' }),
  };
  return (mode) =>
    translate(
      { id: 'colorMode.switch', message: 'Switch between dark and light mode (currently {mode})' },
      { mode: names[mode] },
    );
}

/**
 * Switches between light and dark. The prerendered page cannot know the mode: until React runs, style sheets choose
 * among both icons and both names by the attribute that the pre-paint script set, so that neither is ever wrong.
 */
export function ColorModeButton(): ReactNode {
  const { disableSwitch } = useSite().config.colorMode;
  const isReady = useHydrated();
  const mode = useSiteStore((state) => state.colorMode);
  const toggle = useSiteStore((state) => state.toggleColorMode);
  const label = useLabel();
  if (disableSwitch) return null;
  const name = isReady ? label(mode) : undefined;
  return (
    <button
      type="button"
      className="icon-button"
      disabled={!isReady}
      aria-label={name}
      title={name}
      data-focus-tip
      onClick={toggle}
    >
      <SunIcon className="light-only" />
      <MoonIcon className="dark-only" />
      <span className="visually-hidden light-only">{label('light')}</span>
      <span className="visually-hidden dark-only">{label('dark')}</span>
    </button>
  );
}
