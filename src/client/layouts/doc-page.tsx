import { Fragment, type ReactNode } from 'react';
import type { PageData } from '#shared/page/page.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { encodePath } from '#shared/paths/base-path.ts';
import { BreakableText } from '../ui/breakable-text.tsx';
import { Breadcrumbs } from '#client/components/page/breadcrumbs.tsx';
import { LastUpdated } from '#client/components/page/last-updated.tsx';
import { PageActions } from '#client/components/page/page-actions.tsx';
import { LateBackToTop } from '#client/components/page/late-back-to-top.tsx';
import { Pager } from '#client/components/page/pager.tsx';
import { SectionSteps } from '#client/components/page/section-steps.tsx';
import { DocSidebar } from '#client/components/sidebar/doc-sidebar.tsx';
import { DesktopToc } from '#client/components/toc/desktop-toc.tsx';
import { MobileToc } from '#client/components/toc/mobile-toc.tsx';
import { VersionBadge, VersionBanner } from '#client/components/version-banner.tsx';
import { ExampleEditors } from '#client/try/example/example-editors.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { translate } from '#client/i18n/translate.ts';

interface DocPageProps {
  /** The page's content: one element with the class `prose`. */
  readonly children: ReactNode;
}

/** A documentation page: sidebar, text and table of contents in one grid. */
export function DocPage({ children }: DocPageProps) {
  const page = usePage();
  const { config } = useSite();
  const hasToc = !page.hideTableOfContents && page.toc.length > 0;
  return (
    <div
      className={classNames(
        'page-frame doc-layout',
        page.sidebar && 'has-sidebar',
        // For CSS and crawlers: kind, version, plugin and document id.
        'page-kind-doc docs-version-current plugin-docs plugin-id-default',
        `docs-origin-${page.origin}`,
        `docs-doc-id-${page.id.replace(/[^\w.-]+/g, '-')}`,
      )}
    >
      {page.sidebar && <DocSidebar view={page.sidebar} currentPath={page.path} />}
      <main id="main-content" className="doc-main" tabIndex={-1}>
        <div className={classNames('doc-columns', hasToc && 'has-toc')}>
          <div className={classNames('doc-column', page.hideTableOfContents === true && 'is-wide')}>
            <VersionBanner />
            <Breadcrumbs trail={page.breadcrumbs} />
            <VersionBadge />
            {hasToc && <MobileToc key={page.path} entries={page.toc} />}
            <DocArticle page={page}>{children}</DocArticle>
            {!hasToc && <SectionSteps />}
            <footer className="doc-footer">
              <PageActions
                {...page}
                reportUrl={config.reportUrl?.replace(
                  /\{(title|path)\}/g,
                  (_, field: 'title' | 'path') =>
                    encodeURIComponent(field === 'path' ? encodePath(page.path) : page.title),
                )}
              />
              <LastUpdated date={page.lastUpdated} author={page.lastUpdatedBy} />
              <Pager previous={page.previous} next={page.next} />
            </footer>
          </div>
          {hasToc && (
            <div className="doc-aside">
              <DesktopToc key={page.path} entries={page.toc} />
              <SectionSteps />
            </div>
          )}
        </div>
      </main>
      <LateBackToTop />
    </div>
  );
}

function DocArticle({ page, children }: { readonly page: PageData; readonly children: ReactNode }) {
  return (
    <article lang={page.contentLanguage} dir={page.contentDirection}>
      {page.contentLanguage !== undefined && <UntranslatedNotice written={page.contentLanguage} />}
      {page.unlisted && <UnlistedNotice />}
      <PageErrorBoundary>
        {!page.hasContentTitle && (
          <header className="prose">
            <PageTitle {...page} />
          </header>
        )}
        <Fragment key={page.path}>{children}</Fragment>
        <ExampleEditors key={`${page.path}#editors`} />
      </PageErrorBoundary>
    </article>
  );
}

/** The page's title. On API reference pages, the first word, which is the kind, is small. */
function PageTitle({ title, origin }: Pick<PageData, 'title' | 'origin'>) {
  const kind = origin === 'api' ? (/^\w+: /.exec(title)?.[0] ?? '') : '';
  return (
    <h1>
      {kind && <small>{kind}</small>}
      <BreakableText>{title.slice(kind.length)}</BreakableText>
    </h1>
  );
}

function UnlistedNotice() {
  return (
    <div className="admonition admonition-caution" role="note">
      <p className="admonition-title">{translate('unlisted.title', 'Unlisted page')}</p>
      <div>
        {translate(
          'unlisted.text',
          'This page is not in the sidebar or the search. You can reach it only by its address.',
        )}
      </div>
    </div>
  );
}

/** States, in the site's language, that the page is in another language. */
function UntranslatedNotice({ written }: { readonly written: string }) {
  const { lang, dir } = languageOf(useSite().config);
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(written);
  return (
    <div className="admonition admonition-note untranslated" role="note" lang={lang} dir={dir}>
      <p>
        {translate(
          'untranslated',
          'This page has not been translated yet. You are reading it in {language}.',
          { language: name ?? written },
        )}
      </p>
    </div>
  );
}

function classNames(...names: readonly (string | false | null)[]) {
  return names.filter(Boolean).join(' ');
}
