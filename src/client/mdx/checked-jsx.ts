import { isValidElement, type ElementType } from 'react';
import { Fragment, jsx as create, jsxs as createMany } from 'react/jsx-runtime';
import { jsxDEV as createInDev } from 'react/jsx-dev-runtime';
import { checkedChild } from './checked-child.ts';

interface Props {
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: unknown;
  readonly style?: unknown;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

type Create<Rest extends unknown[]> = (type: ElementType, props: Props, ...rest: Rest) => unknown;

/**
 * React's functions for creating elements, except that these throw where an author's code creates
 * an element that cannot be rendered: React throws later, without a position. They replace React's
 * own only on the dev server, and in a build that locates mistakes.
 */
export const jsx = checked(create);
export const jsxs = checked(createMany);
export const jsxDEV = checked(createInDev);
export { Fragment };

function checked<Rest extends unknown[]>(make: Create<Rest>): Create<Rest> {
  return (type, props, ...rest) => {
    checkedChild(type, props.children);
    const fault = typeof type === 'string' ? elementFault(type, props) : componentFault(type);
    if (fault !== undefined) throw new Error(fault);
    return make(type, props, ...rest);
  };
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

function elementFault(
  name: string,
  { children, dangerouslySetInnerHTML: html, style, value, defaultValue }: Props,
): string | undefined {
  if (/[^\w:.-]/.test(name)) return `"${name}" is not the name of an element`;
  if (empty.test(name) && (children ?? html) != null) return `<${name}> cannot have content`;
  if (name === 'textarea' && children != null && (value ?? defaultValue) != null)
    return '<textarea> has both content and a value';
  if (html != null && children != null)
    return `<${name}> has both content and dangerouslySetInnerHTML`;
  if (html != null && !(typeof html === 'object' && '__html' in html))
    return `dangerouslySetInnerHTML of <${name}> does not have the form {{ __html: "…" }}`;
  return style != null && typeof style !== 'object'
    ? `The style of <${name}> is not an object such as {{ color: "red" }}`
    : undefined;
}

function componentFault(type: unknown): string | undefined {
  if (typeof type === 'function')
    return /^async\b/.test(String(type))
      ? `The component <${type.name}> is an async function, which browsers cannot render.`
      : undefined;
  const isKnown =
    typeof type === 'symbol' ||
    (typeof type === 'object' && type !== null && '$$typeof' in type && !isValidElement(type));
  return isKnown ? undefined : `A component must be a function, not ${describe(type)}`;
}

function describe(value: unknown): string {
  if (isValidElement(value)) return 'an element';
  return typeof value === 'object' ? 'an object' : String(value);
}
