import type { ComponentProps, ReactNode } from 'react';

interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** An address, or a module that has it as default export: what `import` and `require` give. */
  readonly img: string | { readonly default: string };
}

/** Replacement for `import Image from '@theme/IdealImage'`. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactNode {
  const src = typeof img === 'string' ? img : img.default;
  return <img loading="lazy" decoding="async" {...rest} src={src} alt={alt} />;
}
