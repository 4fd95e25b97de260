import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { trustedHtml } from '#client/mdx/static/trusted-types.ts';
import { translate } from '#client/i18n/translate.ts';

/** The announcement above the navbar, until the reader closes it. */
export function AnnouncementBar() {
  const bar = useSite().config.announcementBar;
  const isDismissed = useSiteStore((state) => state.announcementDismissed);
  const dismiss = useSiteStore((state) => state.dismissAnnouncement);
  if (!bar || isDismissed) return null;
  const { content, backgroundColor, textColor: color, isCloseable } = bar;
  return (
    <div className="announcement-bar" role="banner" style={{ backgroundColor, color }}>
      <div className="announcement-content" dangerouslySetInnerHTML={trustedHtml(content)} />
      {isCloseable && (
        <button type="button" className="announcement-close" onClick={dismiss}>
          {translate('announcement.close', 'Close')}
        </button>
      )}
    </div>
  );
}
