/**
 * Escapes untrusted comment text within a paragraph of an MDX page: everything that Markdown, MDX
 * or directives could parse as syntax, except at the start of the paragraph. Line breaks become
 * spaces, and control characters become their visible symbols.
 */
export function escapeText(text: string): string {
  return visibleText(text)
    .replace(/[\\`*_{}[\]<>&|~]/g, (character) => (character === '&' ? '&amp;' : `\\${character}`))
    .replace(/:(?=[:/])|@/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/(?<![a-z\d])(www)\./gi, '$1&#46;')
    .replace(/!(?=\\\[)/g, '\\!');
}

/**
 * Escapes the start of a paragraph of escaped text, where list markers, headings, `import` and
 * `export` are syntax.
 */
export function escapeParagraphStart(escaped: string): string {
  const start = /^(?:[#+=\-:\s]|\d+[.)]|import\b|export\b)/.exec(escaped)?.[0];
  return start === undefined ? escaped : `&#${start.charCodeAt(0)};${escaped.slice(1)}`;
}

/**
 * Replaces line breaks and tabs with spaces, ASCII control characters with their symbols (U+2400
 * …), and other control, bidirectional and invalid characters with U+FFFD.
 */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\n\t\u2028\u2029\u0085]/g, ' ')

    .replace(/[\u0000-\u001f]/g, (character) =>
      String.fromCharCode(0x2400 + character.charCodeAt(0)),
    )
    .replace(/\u007f/g, '\u2421')
    .replace(/[\u0080-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g, '\ufffd')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * Wraps inline code in a run of backticks longer than any inside it, or a quoted phrase in
 * `<samp>`.
 */
export function codeSpan(text: string): string {
  const value = visibleText(text);
  if (value.trim() === '') return escapeText(value);
  // A quoted phrase in code would be mistaken for a spoken command.
  if (/^".*"$/s.test(value)) return `<samp>${escapeText(value)}</samp>`;
  const fence = backticks(value, 1);
  const padding = /^[` ]|[` ]$/.test(value) ? ' ' : '';
  return fence + padding + value + padding + fence;
}

/** Creates a fenced block that its content cannot close. */
export function fence(language: string, content: string): string {
  const marks = backticks(content, 3);
  return `${marks}${language}\n${content}\n${marks}`;
}

/**
 * Makes invisible characters in code visible. Keeps line breaks and replaces tabs with four spaces.
 */
export function visibleCode(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => visibleText(line.replaceAll('\t', '    ')))
    .join('\n');
}

/** Returns a run of at least `minimum` backticks that is longer than any in the text. */
export function backticks(text: string, minimum: number): string {
  return '`'.repeat(Math.max(minimum, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
}
