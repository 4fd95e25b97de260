/** Returns the path of the Chromium for browser tests, installed now if need be. */
export function findChromium(): string;
