import { capitalize } from '#shared/text/capitalize.ts';

/** How a formatter writes each word, joins the words, and encloses the result. */
interface Formatter {
  readonly joint?: string;
  readonly word?: (word: string, index: number) => string;
  readonly around?: string;
}

const minor = /^(?:a|an|and|as|at|but|by|for|if|in|nor|of|on|or|so|the|to|up|yet)$/;

/** Formatters, keyed by their Talon names. */
const formatters: Readonly<Record<string, Formatter>> = {
  ALL_CAPS: { word: (word) => word.toUpperCase() },
  ALL_LOWERCASE: { word: (word) => word.toLowerCase() },
  CAPITALIZE_ALL_WORDS: {
    word: (word, index) => (index > 0 && minor.test(word) ? word : capitalize(word)),
  },
  DASH_SEPARATED: { joint: '-' },
  DOT_SEPARATED: { joint: '.' },
  DOUBLE_COLON_SEPARATED: { joint: '::' },
  DOUBLE_QUOTED_STRING: { around: '"' },
  DOUBLE_UNDERSCORE: { joint: '__' },
  NO_SPACES: { joint: '' },
  PRIVATE_CAMEL_CASE: {
    joint: '',
    word: (word, index) => (index === 0 ? word : capitalize(word)),
  },
  PUBLIC_CAMEL_CASE: { joint: '', word: capitalize },
  SINGLE_QUOTED_STRING: { around: "'" },
  SLASH_SEPARATED: { joint: '/' },
  SNAKE_CASE: { joint: '_', word: (word) => word.toLowerCase() },
  SPACE_SURROUNDED_STRING: { around: ' ' },
};

/** Formats text. `names` are formatters in spoken order; the last one is applied first. */
export function formatText(text: string, names: readonly string[]): string {
  const used = names.flatMap((name) => formatters[name] ?? []);
  const joint = used.findLast((formatter) => formatter.joint !== undefined)?.joint ?? ' ';
  const isWords = used.some(({ joint: own, word }) => own !== undefined || word !== undefined);
  const words = isWords ? splitText(text) : [text];
  const written = words.map((word, index) =>
    used.reduceRight((current, formatter) => formatter.word?.(current, index) ?? current, word),
  );
  const around = used.map((formatter) => formatter.around ?? '').join('');
  return `${around}${written.join(joint)}${[...around].reverse().join('')}`;
}

/** Splits text or an identifier into lowercase words without separators. */
function splitText(text: string) {
  return text
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}
