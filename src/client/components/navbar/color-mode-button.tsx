import type { ReactNode } from 'react';
import type { ColorMode } from '#shared/config/site-config.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { MoonIcon, SunIcon } from '#client/ui/icons.tsx';
import { translate } from '#client/i18n/translate.ts';

/** Texts of the button in one mode. */
interface ModeTexts {
  /** Visible word: the mode that the button switches to. */
  readonly word: string;
  readonly title: string;
}

function textsOf(mode: ColorMode): ModeTexts {
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
 * Switches between light and dark. The prerendered page cannot know the mode, so until React runs,
 * style sheets show one of the two words according to the attribute that the pre-paint script set.
 */
export function ColorModeButton({ id }: { readonly id?: string }): ReactNode {
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
