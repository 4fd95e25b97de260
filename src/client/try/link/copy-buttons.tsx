import { useEffect, useState, type ReactNode } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { Session, SessionStep } from '#client/try/session/session.ts';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';
import { withBase } from '#shared/paths/base-path.ts';
import { linkKey } from './link-limits.ts';
import { shareSession } from './shared-text.ts';

const texts = {
  link: { id: 'try.copyLink', message: 'Copy link' },
  markdown: { id: 'try.copyMarkdown', message: 'Copy as Markdown' },
  copied: { id: 'code.copied', message: 'Copied' },
  failed: { id: 'code.copyFailed', message: 'Not copied' },
  tooLong: { id: 'try.linkTooLong', message: 'This text is too long for a link.' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

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
  const translate = useTranslate();
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
      {isTooLong && <span role="alert">{translate(texts.tooLong)}</span>}
    </>
  );
}

interface CopyButtonProps {
  readonly label: MessageDescriptor;
  /** Returns the text to copy; undefined if there is none. */
  write(): Promise<string | undefined>;
}

/** Briefly shows, in place of its name, whether the text was copied. */
function CopyButton({ label, write }: CopyButtonProps): ReactNode {
  const translate = useTranslate();
  const announce = useAnnounce();
  const [feedback, setFeedback] = useState<MessageDescriptor>();
  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(undefined), feedbackTime);
    return () => clearTimeout(timer);
  }, [feedback]);
  const show = (text: MessageDescriptor): void => {
    setFeedback(text);
    announce(translate(text));
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
      {translate(feedback ?? label)}
    </button>
  );
}
