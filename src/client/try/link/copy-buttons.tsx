import { useEffect, useState, type ReactNode } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import type { Session, SessionStep } from '#client/try/session/session.ts';
import { withBase } from '#shared/paths/base-path.ts';
import { linkKey } from './link-limits.ts';
import { shareSession } from './shared-text.ts';
import { translate } from '#client/translate.ts';

const texts = {
  link: translate('try.copyLink', 'Copy link'),
  markdown: translate('try.copyMarkdown', 'Copy as Markdown'),
  copied: translate('code.copied', 'Copied'),
  failed: translate('code.copyFailed', 'Not copied'),
  tooLong: translate('try.linkTooLong', 'This text is too long for a link.'),
};

/** Milliseconds for which a button shows its feedback. */
const feedbackTime = 1000;

interface CopyButtonsProps {
  readonly session: Session;
  /** The phrase in the field. */
  readonly phrase: string;
}

/**
 * Copies the text and its phrase for other people, as a link to the sandbox or as an example in
 * Markdown.
 */
export function CopyButtons({ session, phrase }: CopyButtonsProps): ReactNode {
  const { baseUrl, search } = useSite().config;
  const [isTooLong, setTooLong] = useState(false);
  const { sandboxPath } = search;
  const { step } = session;
  const toLink = async (path: string): Promise<string | undefined> => {
    const { writeLink } = await import('./write-link.ts');
    const link = await writeLink(shareSession(session, phrase));
    setTooLong(link === undefined);
    const { href } = new URL(withBase(baseUrl, path), window.location.href);
    return link === undefined ? undefined : `${href}#${linkKey}${link}`;
  };
  const toMarkdown = async (from: SessionStep): Promise<string> =>
    (await import('./write-markdown.ts')).writeMarkdown(from);
  return (
    <>
      {sandboxPath !== undefined && (
        <CopyButton label={texts.link} write={() => toLink(sandboxPath)} />
      )}
      {step && <CopyButton label={texts.markdown} write={() => toMarkdown(step)} />}
      {isTooLong && <span role="alert">{texts.tooLong}</span>}
    </>
  );
}

interface CopyButtonProps {
  readonly label: string;
  /** Returns the text to copy; undefined if there is none. */
  write(): Promise<string | undefined>;
}

/** Briefly shows, in place of its name, whether the text was copied. */
function CopyButton({ label, write }: CopyButtonProps): ReactNode {
  const announce = useAnnounce();
  const [feedback, setFeedback] = useState<string>();
  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(undefined), feedbackTime);
    return () => clearTimeout(timer);
  }, [feedback]);
  const show = (text: string): void => {
    setFeedback(text);
    announce(text);
  };
  const copy = async (): Promise<void> => {
    try {
      const text = await write();
      if (text === undefined) return;
      await navigator.clipboard.writeText(text);
      show(texts.copied);
    } catch {
      show(texts.failed);
    }
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {feedback ?? label}
    </button>
  );
}
