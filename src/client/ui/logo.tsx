import type { ReactNode } from 'react';
import { withBase } from '#shared/base-path.ts';
import type { LogoConfig } from '#shared/site-config.ts';
import { useSite } from '../page-data/site-context.tsx';

interface LogoProps {
  readonly logo: LogoConfig;
  /** Text instead of the picture where the configuration has none. */
  readonly defaultAlt: string;
}

/** A picture, or one for each colour mode; style sheets choose, so that the right one is there from the first paint. */
export function Logo({ logo, defaultAlt }: LogoProps): ReactNode {
  const { baseUrl } = useSite().config;
  const { src, srcDark, width, height, alt = defaultAlt } = logo;
  const picture = (path: string, className: string) => (
    <img
      className={className}
      src={withBase(baseUrl, path.startsWith('/') || path.includes(':') ? path : `/${path}`)}
      alt={alt}
      width={width}
      height={height}
      // React would preload it otherwise, before the styles.
      fetchPriority="low"
    />
  );
  if (srcDark === undefined) return picture(src, 'logo');
  return (
    <>
      {picture(src, 'logo light-only')}
      {picture(srcDark, 'logo dark-only')}
    </>
  );
}
