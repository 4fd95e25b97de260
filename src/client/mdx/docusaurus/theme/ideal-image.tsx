import type { ComponentProps } from 'react';

interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /**
   * An address, or a module with the address as its default export: the results of `import` and
   * `require`.
   */
  readonly img: string | { readonly default: string };
}

/** Replacement for `import Image from '@theme/IdealImage'`. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  const src = typeof img === 'string' ? img : img.default;
  return <img loading="lazy" decoding="async" {...rest} src={src} alt={alt} />;
}
