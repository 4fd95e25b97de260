import { Fragment, type ReactNode } from 'react';
import { interpolateParts } from '#shared/i18n/interpolate.ts';
import { translateAuthorText } from '../translate.ts';

type Values = Readonly<Record<string, ReactNode>>;

interface InterpolateProps {
  /** A text with placeholders: `See {link}.` */
  readonly children: string;
  readonly values?: Values;
}

/** Renders a text with elements in place of its placeholders. */
export function Interpolate({ children, values = {} }: InterpolateProps): ReactNode {
  if (typeof children !== 'string')
    throw new Error(`<Interpolate> needs plain text for its children, not ${typeof children}.`);
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
    const problem = `<Translate${id ? ` id="${id}"` : ''}> needs plain text for its children; put elements in as values.`;
    // eslint-disable-next-line no-console -- React may show a boundary's words in place of the error's own.
    console.warn(problem);
    throw new Error(problem);
  }
  return (
    <Interpolate values={values}>{translateAuthorText({ id, message: children })}</Interpolate>
  );
}
