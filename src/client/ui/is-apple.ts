/**
 * Whether the reader uses an Apple device, whose keyboard has a Command key; false on the server.
 */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}
