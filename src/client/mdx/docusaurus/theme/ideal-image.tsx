import type { ComponentProps } from 'react';

interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /**
   * The image's URL, as `import` returns it, or a module with the URL as its default export, as
   * `require` returns it.
   */
  readonly img: string | { readonly default: string };
}

/** Replacement for `import Image from '@theme/IdealImage'`. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  const src = typeof img === 'string' ? img : img.default;
  return <img loading="lazy" decoding="async" {...rest} src={src} alt={alt} />;
}
