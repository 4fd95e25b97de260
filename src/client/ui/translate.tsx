import { Fragment, type ReactNode } from 'react';
import { interpolateParts } from '#shared/i18n/interpolate.ts';
import { translateAuthorText } from '../i18n/translate.ts';

interface TranslateProps {
  readonly id?: string;
  readonly description?: string;
  /** Strings or elements for the message's placeholders, as in `See {link}.` */
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** The English text. */
  readonly children?: string;
}

/** Renders a message in the site's language. */
export function Translate({ id, values = {}, children }: TranslateProps) {
  if (children !== undefined && typeof children !== 'string') {
    const problem = `The children of <Translate${id ? ` id="${id}"` : ''}> must be plain text; pass elements as values.`;
    // oxlint-disable-next-line no-console -- An error boundary may hide the message.
    console.warn(problem);
    throw new Error(problem);
  }
  const text = translateAuthorText({ id, message: children });
  return interpolateParts<ReactNode>(text, values).map((part, index) => (
    <Fragment key={index}>{part}</Fragment>
  ));
}
