import { createRequiredContext } from './create-required-context.tsx';

/** Where the reader is. */
export interface CurrentLocation {
  /** Path without the base path, with both slashes. */
  readonly path: string;
  /** With its "#", or empty. */
  readonly hash: string;
  /** Different after every navigation, also to the same address. */
  readonly key: string;
}

const context = createRequiredContext<CurrentLocation>('useCurrentLocation', 'LocationProvider');

/** Provides the current location to everything below. */
export const LocationProvider = context.Provider;

/** The address that is shown; it changes when the new page is ready. */
export const useCurrentLocation = context.useValue;
