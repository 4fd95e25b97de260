/** A string as a literal inside an inline script; it cannot end the script element. */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
