/** Returns the path of the Chromium for browser tests, installing it if necessary. */
export function findChromium(): Promise<string>;
