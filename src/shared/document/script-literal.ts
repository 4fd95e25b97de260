/** Returns a string as a literal for an inline script; it cannot end the script element. */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
