import { cursorless } from '#shared/voice/language/cursorless.ts';

/** The languages of a site with one version, for tests of the app. */
export default [{ path: '/', load: () => ({ default: cursorless }) }];
