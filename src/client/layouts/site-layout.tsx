import type { ReactNode } from 'react';
import { AnnouncementBar } from '#client/components/announcement-bar.tsx';
import { Footer } from '#client/components/footer.tsx';
import { DialogButton } from '#client/components/dialog-button.tsx';
import { MenuButton } from '#client/components/mobile-sidebar/menu-button.tsx';
import { MobileSidebar } from '#client/components/mobile-sidebar/mobile-sidebar.tsx';
import { useMobileSidebar } from '#client/components/mobile-sidebar/use-mobile-sidebar.ts';
import { MyVocabularyButton } from '#client/components/my-vocabulary/my-vocabulary-button.tsx';
import { Navbar } from '#client/components/navbar/navbar.tsx';
import { PageHatsButton } from '#client/components/page-hats-button.tsx';
import { SkipLink } from '#client/components/skip-link.tsx';
import { SearchBox } from '../search/box/search-box.tsx';
import { useForgetMissingVersion } from '#client/hooks/use-preferred-version.ts';
import { useRestore } from '#client/store/use-restore.ts';
import { translate } from '#client/i18n/translate.ts';
import pageStyles from '#client/styles/page.css?url';

interface SiteLayoutProps {
  /** The page's main region. */
  readonly children: ReactNode;
}

/**
 * The start of every page. It is a constant, because React skips identical elements when another
 * page renders.
 */
const beginning = (
  <>
    <SkipLink />
    <AnnouncementBar />
  </>
);
/**
 * Browsers paint everything before this link immediately, with the document's inlined styles, and
 * the footer once the linked styles have loaded. The dev server links the styles in the head.
 */
const styles = import.meta.env.DEV ? null : <link rel="stylesheet" href={pageStyles} />;
const loadShortcuts = async () =>
  (await import('#client/components/shortcuts-dialog.tsx')).ShortcutsDialog;
const searchBox = <SearchBox />;
const footer = (
  <Footer
    tools={
      <>
        <MyVocabularyButton />
        <DialogButton
          id="control-shortcuts"
          title={translate('shortcuts.title', 'Keyboard shortcuts')}
          load={loadShortcuts}
        />
        <PageHatsButton />
      </>
    }
  />
);

/** The frame around every page's own content. */
export function SiteLayout({ children }: SiteLayoutProps) {
  const sidebar = useMobileSidebar();
  useRestore();
  useForgetMissingVersion();
  return (
    <>
      {beginning}
      <Navbar menuButton={<MenuButton sidebar={sidebar} />} search={searchBox} />
      {children}
      {styles}
      {footer}
      {sidebar.isOpen && <MobileSidebar {...sidebar} />}
    </>
  );
}
