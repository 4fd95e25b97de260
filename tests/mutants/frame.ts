import type { Mutant } from './mutant.ts';

const scroll = 'src/client/components/navbar/hide-on-scroll.ts';
const mobile = 'src/client/components/mobile-sidebar/mobile-sidebar.tsx';
const mobileState = 'src/client/components/mobile-sidebar/use-mobile-sidebar.ts';
const footer = 'src/client/components/footer.tsx';
const bar = 'src/client/components/announcement-bar.tsx';
const barState = 'src/client/store/announcement-slice.ts';

/** Faults in what stands round every page: hiding navbar, mobile sidebar, footer and announcement bar. */
export const frameMutants: readonly Mutant[] = [
  { rows: ['H-001'], file: scroll, find: 'if (measures.top > top) return true;', replace: 'if (measures.top > top) return isHidden;', test: 'unit' },
  { rows: ['H-002'], file: scroll, find: 'return isAtEnd && isHidden;', replace: 'return isHidden;', test: 'unit' },
  { rows: ['H-003'], file: scroll, find: '  if (measures.top < measures.navbarHeight) return false;\n', replace: '', test: 'unit' },
  { rows: ['H-004'], file: scroll, find: 'return isAtEnd && isHidden;', replace: 'void isAtEnd;\n  return false;', test: 'unit' },
  { rows: ['H-005'], file: scroll, find: 'if (isJumping || measures.top === top)', replace: 'if (measures.top === top)', test: 'unit' },
  { rows: ['H-006'], file: scroll, find: 'isHidden: event.hasHash, isJumping', replace: 'isHidden: state.isHidden || event.hasHash, isJumping', test: 'unit' },
  { rows: ['H-007'], file: 'src/client/components/navbar/navbar.tsx', find: 'useHideOnScroll(hideOnScroll)', replace: 'useHideOnScroll(true)', test: 'unit' },
  { rows: ['H-009'], file: scroll, find: '      return { ...state, isHidden: false };', replace: '      return state;', test: 'unit' },
  { rows: ['M-003'], file: mobile, find: 'if (event.target === event.currentTarget) close();', replace: 'if (event.target === null) close();', test: 'unit' },
  { rows: ['M-005'], file: mobileState, find: 'if (isOpen && !isMobile) close();', replace: '', test: 'unit' },
  { rows: ['M-006'], file: 'src/client/components/mobile-sidebar/use-sidebar-step.ts', find: '      onBack();\n', replace: '', test: 'unit' },
  { rows: ['M-007'], file: mobile, find: 'useState(page.sidebar === null)', replace: 'useState(true)', test: 'unit' },
  { rows: ['M-008'], file: mobile, find: '{hasItems && (', replace: '{(', test: 'unit' },
  { rows: ['M-008'], file: mobile, find: '← Back to main menu', replace: 'Back to main menu', test: 'unit' },
  { rows: ['M-009'], file: mobile, find: 'if (isMainShown || page.sidebar === null) return <MobileNavbarItems />;', replace: 'if (page.sidebar === null) return null;\n  if (isMainShown) return <MobileNavbarItems />;', test: 'unit' },
  { rows: ['M-010'], file: mobile, find: ' && !isModified && !event.defaultPrevented', replace: ' && !isModified', test: 'unit' },
  { rows: ['M-011'], file: mobile, find: '          <ColorModeButton />\n', replace: '', test: 'unit' },
  { rows: ['M-013'], file: mobile, find: '    closeButtonRef.current?.focus();\n', replace: '', test: 'unit' },
  { rows: ['M-014'], file: mobileState, find: 'isOpen: isOpen && isMobile && isReady', replace: 'isOpen', test: 'unit' },
  { rows: ['M-016'], file: mobileState, find: `return sidebar !== null || items.some(({ kind }) => kind !== 'search');`, replace: 'return sidebar !== null || items.length >= 0;', test: 'unit' },
  { rows: ['F-001'], file: footer, find: `return first !== undefined && 'items' in first;`, replace: `return first !== undefined && 'columns' in first;`, test: 'unit' },
  { rows: ['F-002'], file: footer, find: 'index < items.length - 1 && (', replace: 'index < items.length && (', test: 'unit' },
  { rows: ['F-003'], file: footer, find: 'dangerouslySetInnerHTML={{ __html: copyright }} />', replace: '>{copyright}</div>', test: 'unit' },
  { rows: ['F-003'], file: footer, find: 'target={logo.target}', replace: '', test: 'unit' },
  { rows: ['F-004'], file: 'src/client/components/site-link.tsx', find: '{opensNewTab(link.href) && <ExternalIcon />}', replace: '', test: 'unit' },
  { rows: ['F-005'], file: footer, find: '{links.length > 0 && <FooterLinks', replace: '{<FooterLinks', test: 'unit' },
  { rows: ['F-005'], file: footer, find: 'footer-${style}', replace: 'footer-light', test: 'unit' },
  { rows: ['F-006'], file: footer, find: `{title !== null && <p className="footer-title">{title}</p>}`, replace: `<p className="footer-title">{title}</p>`, test: 'unit' },
  { rows: ['F-008'], file: 'src/shared/navbar/resolve-link.ts', find: 'href: withBase(baseUrl, withTrailingSlash(to))', replace: 'href: to', test: 'unit' },
  { rows: ['A-001'], file: bar, find: ' dangerouslySetInnerHTML={{ __html: content }} />', replace: '>{content}</div>', test: 'unit' },
  { rows: ['A-002'], file: bar, find: 'style={{ backgroundColor, color }}', replace: 'style={{ backgroundColor }}', test: 'unit' },
  { rows: ['A-003'], file: bar, find: '{isCloseable && (', replace: '{(', test: 'unit' },
  { rows: ['A-004'], file: barState, find: `      storage.set(storageKeys.announcementDismissed, 'true');\n`, replace: '', test: 'unit' },
  { rows: ['A-005'], file: 'src/shared/storage-keys.ts', find: `'docusaurus.announcement.dismiss'`, replace: `'announcement.dismissed'`, test: 'unit' },
  { rows: ['A-006'], file: barState, find: `if (!isKnownAnnouncement(bar, storedId)) storage.set(storageKeys.announcementDismissed, 'false');`, replace: '', test: 'unit' },
  { rows: ['A-007'], file: 'src/shared/announcement.ts', find: '(storedId === misspeltAnnouncementId ? defaultAnnouncementId : storedId)', replace: 'storedId', test: 'unit' },
  { rows: ['A-008'], file: 'src/shared/pre-paint-script.ts', find: `)})==="true");\``, replace: `)})!==null);\``, test: 'unit' },
  { rows: ['A-009'], file: 'src/client/store/safe-storage.ts', find: 'attempt(action, () => void refused.set(key, value));', replace: 'action(open());', test: 'unit' },
  { rows: ['A-010'], file: 'src/shared/announcement.ts', find: 'return bar.isCloseable && isKnown', replace: 'return isKnown', test: 'unit' },
  { rows: ['A-013'], file: barState, find: '      if (!bar) return;\n', replace: `      if (!bar) return storage.set(storageKeys.announcementDismissed, 'false');\n`, test: 'unit' },
  { rows: ['H-008'], file: 'src/client/components/sidebar/doc-sidebar.tsx', find: '      {navbar.hideOnScroll && <NavbarBrand />}\n', replace: '', test: 'browser' },
  { rows: ['M-001', 'M-002'], file: 'src/client/styles/navbar.css', find: '@media (width >= 997px) {\n  .menu-button {', replace: '@media (width >= 996px) {\n  .menu-button {', test: 'browser' },
  { rows: ['M-004'], file: 'src/client/styles/mobile-sidebar.css', find: '  overflow: hidden;\n}\n\n.mobile-sidebar-panel', replace: '}\n\n.mobile-sidebar-panel', test: 'browser' },
  { rows: ['M-012'], file: 'src/client/components/mobile-sidebar/menu-button.tsx', find: 'onClick={sidebar.open}', replace: 'onKeyDown={sidebar.open}', test: 'browser' },
  { rows: ['M-015'], file: mobileState, find: 'if (isOpen && !isMobile) close();', replace: '', test: 'browser' },
  { rows: ['P-001', 'F-007'], file: 'src/client/layouts/site-layout.tsx', find: '      <Footer tools={<><MyWordsButton /><ShortcutsButton /></>} />\n', replace: '', test: 'browser' },
  { rows: ['N-004'], file: 'src/client/layouts/site-layout.tsx', find: '      <SkipLink />\n      <AnnouncementBar />\n', replace: '      <AnnouncementBar />\n      <button type="button">First</button>\n      <SkipLink />\n', test: 'browser' },
  { rows: ['A-011'], file: 'src/client/styles/announcement.css', find: '\n    block-size: 30px;', replace: '\n    block-size: 48px;', test: 'browser' },
];
