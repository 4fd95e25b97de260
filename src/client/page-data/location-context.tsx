import { createRequiredContext } from './create-required-context.tsx';

/** The location of the rendered page. */
export interface CurrentLocation {
  /** Path without the base path, with leading and trailing slashes. */
  readonly path: string;
  /** Query with "?", or empty. */
  readonly search: string;
  /** Hash with "#", or empty. */
  readonly hash: string;
  /** Changes with every navigation, even to the same URL. */
  readonly key: string;
}

/** Provider and hook for the current location, which changes once the new page is ready. */
export const [LocationProvider, useCurrentLocation] = createRequiredContext<CurrentLocation>(
  'useCurrentLocation',
  'LocationProvider',
);
