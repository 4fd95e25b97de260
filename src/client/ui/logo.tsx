import { withBase } from '#shared/paths/base-path.ts';
import type { LogoConfig } from '#shared/config/site-config.ts';
import { useSite } from '../page-data/site-context.tsx';

interface LogoProps {
  readonly logo: LogoConfig;
  /** Alternative text if the logo has none of its own. */
  readonly defaultAlt: string;
}

/**
 * The site's logo: one image, or one for each color mode. CSS hides the other one, so that the
 * first paint shows the right image.
 */
export function Logo({ logo, defaultAlt }: LogoProps) {
  const { baseUrl } = useSite().config;
  const { src, srcDark, width, height, alt = defaultAlt } = logo;
  const picture = (path: string, className: string) => (
    <img
      className={className}
      src={withBase(baseUrl, path.startsWith('/') || path.includes(':') ? path : `/${path}`)}
      alt={alt}
      width={width}
      height={height}
      // React would otherwise preload the image before the styles.
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
