import { useState } from 'react';
import { copyText } from '#client/behaviors/support/copy-text.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import type { Session } from '#client/try/session/session.ts';
import { withBase } from '#shared/paths/base-path.ts';
import { linkParameter } from './link-limits.ts';
import { translate } from '#client/i18n/translate.ts';

interface CopyButtonsProps {
  readonly session: Session;
  /** The phrase in the field. */
  readonly phrase: string;
}

/**
 * Buttons for sharing: one copies the text and its phrase as a link to the sandbox, the other
 * copies the last command as an example in Markdown.
 */
export function CopyButtons({ session, phrase }: CopyButtonsProps) {
  const {
    baseUrl,
    search: { sandboxPath },
  } = useSite().config;
  const [isTooLong, setTooLong] = useState(false);
  const { step } = session;
  const toLink = async (path: string) => {
    const { shareSession, writeLink } = await import('./write-link.ts');
    const link = await writeLink(shareSession(session, phrase));
    setTooLong(link === undefined);
    if (link === undefined) throw new Error('The text is too long for a link.');
    const { href } = new URL(withBase(baseUrl, path), window.location.href);
    return `${href}#${linkParameter}${link}`;
  };
  return (
    <>
      {sandboxPath !== undefined && (
        <CopyButton
          label={translate('try.copyLink', 'Copy link')}
          write={() => toLink(sandboxPath)}
        />
      )}
      {step && (
        <CopyButton
          label={translate('try.copyMarkdown', 'Copy as Markdown')}
          write={async () => (await import('./write-markdown.ts')).writeMarkdown(step)}
        />
      )}
      {isTooLong && (
        <span role="alert">
          {translate('try.linkTooLong', 'This text is too long for a link.')}
        </span>
      )}
    </>
  );
}

interface CopyButtonProps {
  readonly label: string;
  /** Returns the text to copy; rejects if there is none. */
  write(): Promise<string>;
}

function CopyButton({ label, write }: CopyButtonProps) {
  return (
    <button
      type="button"
      className="button"
      onClick={({ currentTarget }) => void copyText(currentTarget, write())}
    >
      {label}
    </button>
  );
}
