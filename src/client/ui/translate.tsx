import { Fragment, type ReactNode } from 'react';
import { interpolateParts } from '#shared/i18n/interpolate.ts';
import { translateAuthorText } from '../i18n/translate.ts';

type Values = Readonly<Record<string, ReactNode>>;

interface InterpolateProps {
  /** A text with placeholders: `See {link}.` */
  readonly children: string;
  readonly values?: Values;
}

/** Renders a text with elements in place of its placeholders. */
export function Interpolate({ children, values = {} }: InterpolateProps): ReactNode {
  if (typeof children !== 'string')
    throw new Error(`The children of <Interpolate> must be plain text, not ${typeof children}.`);
  return interpolateParts<ReactNode>(children, values).map((part, index) => (
    <Fragment key={index}>{part}</Fragment>
  ));
}

interface TranslateProps {
  readonly id?: string;
  readonly description?: string;
  readonly values?: Values;
  /** The English text. */
  readonly children?: string;
}

/** Renders a message in the site's language. */
export function Translate({ id, values, children }: TranslateProps): ReactNode {
  if (children !== undefined && typeof children !== 'string') {
    const problem = `The children of <Translate${id ? ` id="${id}"` : ''}> must be plain text; pass elements as values.`;
    // oxlint-disable-next-line no-console -- React may show a boundary's words in place of the error's own.
    console.warn(problem);
    throw new Error(problem);
  }
  return (
    <Interpolate values={values}>{translateAuthorText({ id, message: children })}</Interpolate>
  );
}
