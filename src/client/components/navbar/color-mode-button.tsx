import type { ReactNode } from 'react';
import type { ColorMode } from '#shared/config/site-config.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { MoonIcon, SunIcon } from '#client/ui/icons.tsx';

/** Texts of the button in one mode. */
interface ModeTexts {
  /** Visible word: the mode that the button switches to. */
  readonly word: string;
  readonly title: string;
}

function useTexts(): (mode: ColorMode) => ModeTexts {
  const translate = useTranslate();
  const words = {
    light: translate({ id: 'colorMode.toDark', message: 'Dark' }),
    dark: translate({ id: 'colorMode.toLight', message: 'Light' }),
  };
  const names = {
    light: translate({ id: 'colorMode.light', message: 'light mode' }),
    dark: translate({ id: 'colorMode.dark', message: 'dark mode' }),
  };
  return (mode) => ({
    word: words[mode],
    title: translate(
      { id: 'colorMode.switch', message: 'Switch between dark and light mode (currently {mode})' },
      { mode: names[mode] },
    ),
  });
}

/**
 * Switches between light and dark. The prerendered page cannot know the mode, so until React runs,
 * style sheets show one of the two words according to the attribute that the pre-paint script set.
 */
export function ColorModeButton({ id }: { readonly id?: string }): ReactNode {
  const { disableSwitch } = useSite().config.colorMode;
  const isReady = useHydrated();
  const mode = useSiteStore((state) => state.colorMode);
  const toggle = useSiteStore((state) => state.toggleColorMode);
  const textsOf = useTexts();
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
      <Face className="light-only" icon={<MoonIcon />} texts={textsOf('light')} />
      <Face className="dark-only" icon={<SunIcon />} texts={textsOf('dark')} />
    </button>
  );
}

interface FaceProps {
  readonly className: string;
  readonly icon: ReactNode;
  readonly texts: ModeTexts;
}

/** Content of the button in one of the modes. */
function Face({ className, icon, texts: { word, title } }: FaceProps): ReactNode {
  return (
    <span className={`icon-word ${className}`}>
      {icon}
      {word} <span className="visually-hidden">{title}</span>
    </span>
  );
}
