import type { ReactNode } from 'react';
import type { ColorMode } from '#shared/config/site-config.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { MoonIcon, SunIcon } from '#client/ui/icons.tsx';
import { translate } from '#client/i18n/translate.ts';

/** Returns the button's label, which names the mode it switches to, and its title. */
function textsOf(mode: ColorMode) {
  const isDark = mode === 'dark';
  return {
    word: isDark ? translate('colorMode.toLight', 'Light') : translate('colorMode.toDark', 'Dark'),
    title: translate('colorMode.switch', 'Switch between dark and light mode (currently {mode})', {
      mode: isDark
        ? translate('colorMode.dark', 'dark mode')
        : translate('colorMode.light', 'light mode'),
    }),
  };
}

/**
 * Switches between light and dark mode. The prerendered page cannot know the mode, so the button
 * has both labels, and style sheets show the one for the mode that the pre-paint script has set.
 */
export function ColorModeButton({ id }: { readonly id?: string }) {
  const { disableSwitch } = useSite().config.colorMode;
  const isReady = useHydrated();
  const mode = useSiteStore((state) => state.colorMode);
  const toggle = useSiteStore((state) => state.toggleColorMode);
  if (disableSwitch) return null;
  const { word, title } = textsOf(mode);
  return (
    <button
      id={id}
      type="button"
      className="icon-button color-button"
      aria-label={isReady ? `${word} ${title}` : undefined}
      title={isReady ? title : undefined}
      onClick={toggle}
    >
      <Face mode="light" icon={<MoonIcon />} />
      <Face mode="dark" icon={<SunIcon />} />
    </button>
  );
}

/** The button's content in one color mode. */
function Face({ mode, icon }: { readonly mode: ColorMode; readonly icon: ReactNode }) {
  const { word, title } = textsOf(mode);
  return (
    <span className={`icon-word ${mode}-only`}>
      {icon}
      {word} <span className="visually-hidden">{title}</span>
    </span>
  );
}
