import type { ComponentProps } from 'react';

interface HeadingProps extends ComponentProps<'h1'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** Replacement for `import Heading from '@theme/Heading'`. */
export default function Heading({ as: Tag, ...rest }: HeadingProps) {
  return <Tag {...rest} />;
}
