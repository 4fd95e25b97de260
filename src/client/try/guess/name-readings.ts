import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { isEveryday, isFiller, isLoose, meaningsOf, scopeNouns } from './everyday-words.ts';
import { canFit, fitsScope } from './fits-scope.ts';
import { distanceTo, plainLetters, type HatNames, type NamedToken } from './hat-names.ts';
import { locatedNames, type Name, type Place } from './located-names.ts';
import type { Quotation } from './quotations.ts';
import { costs, type Span } from './reading.ts';
import { formIn, type WrittenWord, formsOf } from './written-words.ts';

interface NameContext extends Place {
  readonly quotations: ReadonlyMap<string, Quotation>;
}

/** Maximum number of words that spell one token, as in "is a plant". */
const maxWords = 4;

/** Returns readings of words that refer to tokens by the tokens' own text ("take hello"). */
export function nameReadings(context: NameContext): readonly Span[] {
  const { words, names, quotations, lexicon } = context;
  if (names.tokens.length === 0) return [];
  const spelled = words
    .flatMap((_, from) =>
      Array.from({ length: maxWords }, (__, more) => namesAt(context, from, more + 1)).flat(),
    )
    .flatMap((name) => [name, ...locatedNames(name, context)]);
  const [past] = formsOf('rangeInclusive', lexicon);
  const quoted = words.flatMap(({ text }, from) => {
    const quotation = quotations.get(text);
    const place = { from, to: from + 1, cost: costs.name };
    return quotation ? { ...place, ...quotation, tokens: [quotation.first, quotation.last] } : [];
  });
  // A quotation is the range from its first token to its last.
  const ranges = quoted.flatMap(({ text, first, last, ...name }): Span[] =>
    past === undefined || first.said === undefined || last.said === undefined
      ? []
      : [{ ...name, said: `${first.said} ${past} ${last.said}`, kind: 'name', written: text }],
  );
  return [
    ...spelled.flatMap((name) => withScopeBefore(name, context)),
    ...ranges,
    ...[...spelled, ...quoted].flatMap((name) => scopesNamedBy(name, context)),
  ];
}

function namesAt(context: NameContext, from: number, count: number): readonly Name[] {
  const { words, names, lexicon } = context;
  const said = words.slice(from, from + count);
  if (said.length < count || (count > 1 && said.some((word) => plainLetters(word.text) === '')))
    return [];
  const text = said.map((word) => word.text).join('');
  const plain = text.toLowerCase();
  // “The” before another word is an article.
  if (words.length > from + count && isFiller(plain, lexicon)) return [];
  // “Comma” refers to the token “,”.
  const symbol = count === 1 ? formIn(['symbol'], said[0]?.said, lexicon)?.identifier : undefined;
  const key = symbol ?? keyOf(text);
  const same = names.tokens.filter((token) => keyOf(token.text) === key);
  if (same.length === 0) return [];
  const isWord = said.every((word) => isWordOfCommands(word.plain, lexicon));
  const isDoubtful = isWord || isLoose(plain, lexicon) || said.some(({ isQuoted }) => isQuoted);
  const place = { from, to: from + count, isDoubtful };
  const styles = stylesBefore(words, from, lexicon);
  if (styles !== undefined)
    return wearing(styles, same).map((token) => ({ ...place, tokens: [token], cost: costs.name }));
  const exact = same.filter((token) => token.text === (symbol ?? text));
  const isExact = exact.length > 0;
  const cost = isExact ? costs.name : costs.nameInOtherCase;
  return [{ ...place, tokens: isExact ? exact : same, cost: isWord ? costs.nameOfWord : cost }];
}

/**
 * Returns the key for looking up a token: its letters and digits, or its whole text if it has
 * neither.
 */
function keyOf(text: string) {
  return plainLetters(text) || text;
}

/**
 * Returns the hat style said just before the word at index `from`, if any: "blue" in "blue plant".
 */
function stylesBefore(words: readonly WrittenWord[], from: number, lexicon: Lexicon) {
  const before = words.slice(0, from).map(({ said }) => said);
  const at = before.findLastIndex((word) => !formIn(['hat_color', 'hat_shape'], word, lexicon));
  return at + 1 < from ? before.slice(at + 1).join(' ') : undefined;
}

/**
 * Returns the tokens whose hat has a style. Shortens their spoken names to the hat's character,
 * because the style has been said already.
 */
function wearing(styles: string, tokens: readonly NamedToken[]) {
  return tokens.flatMap((token) => {
    const character = token.said?.split(' ').at(-1);
    return character !== undefined && token.said === `${styles} ${character}`
      ? [{ ...token, said: character }]
      : [];
  });
}

/** Matches the ids of groups whose spoken forms may also be token texts. */
const nameable = /scope_type|^(?:letter|digit|symbol|number_small|formatter|hat_color)$/;

/**
 * Whether a word is more likely part of a command than a token's text: "function", "to", "delete".
 */
function isWordOfCommands(word: string, lexicon: Lexicon) {
  if (scopeNouns.includes(word) || isEveryday(word, lexicon)) return true;
  const groups = lexicon.entries.flatMap(({ group, words }) => (words.includes(word) ? group : []));
  return groups.length > 0 && !groups.some((group) => nameable.test(group));
}

/**
 * Returns the reading of a name as the token nearest to the cursor: one that fits the scope or, if
 * none does, any token with that name. Tokens whose hat cannot be said are ignored.
 */
function nearest(
  { tokens, isDoubtful, ...place }: Name,
  scope: string | undefined,
  names: HatNames,
): readonly Span[] {
  const fitting = scope === undefined ? [] : tokens.filter((one) => fitsScope(one, scope, names));
  const meant = fitting.length > 0 ? fitting : tokens;
  const [token] = meant
    .filter(({ said }) => said !== undefined)
    .sort((one, other) => distanceTo(one, names) - distanceTo(other, names));
  if (token?.said === undefined) return [];
  const { said, text: written } = token;
  return [{ ...place, said, written, kind: 'name', isDoubtful: isDoubtful || meant.length > 1 }];
}

/**
 * Returns the scopes that a word names, either as a spoken form or in everyday English. `sign` is
 * the scope name to pass to `fitsScope`.
 */
function scopesOf(word: string, lexicon: Lexicon) {
  const meant = meaningsOf(word, lexicon);
  return lexicon.entries.flatMap(({ group, identifier, spoken }) => {
    if (group !== 'scope_type' || !(spoken === word || meant.includes(identifier))) return [];
    // A "property" is a statement, or an item with a key.
    const isKeyed = identifier === 'collectionItem' && meant.length > 1;
    const sign = canFit(word) ? word : isKeyed ? 'collectionKey' : identifier;
    return { spoken, cost: spoken === word ? 0 : costs.meaning, sign };
  });
}

/**
 * Returns the reading of a name, preferring tokens that fit the last scope before it. If words
 * other than fillers and "of" separate the two and no token fits, puts "token" before the name to
 * keep the scope from applying to it: in "move the log call before dry", “dry” does not name a
 * call.
 */
function withScopeBefore(name: Name, { words, names, lexicon }: NameContext): readonly Span[] {
  const before = words.slice(0, name.from).map(({ plain }) => scopesOf(plain, lexicon));
  const at = before.findLastIndex((scopes) => scopes.length > 0);
  const scope = before[at]?.at(-1)?.sign;
  const found = nearest(name, scope, names);
  const isApart = words
    .slice(at + 1, name.from)
    .some(({ plain }) => !isFiller(plain, lexicon) && plain !== 'of');
  const isOther =
    scope !== undefined &&
    isApart &&
    canFit(scope) &&
    !name.tokens.some((token) => fitsScope(token, scope, names));
  const [token] = isOther ? formsOf('token', lexicon) : [];
  return token === undefined
    ? found
    : found.map((span) => ({ ...span, said: `${token} ${span.said}` }));
}

/**
 * Returns the readings of a name before a scope: "the report function" is "funk" and the hat of
 * “report”.
 */
function scopesNamedBy(name: Name, { words, names, lexicon }: NameContext): readonly Span[] {
  const word = words[name.to]?.plain ?? '';
  // "If state" is a scope itself.
  const both = `${words[name.from]?.said ?? ''} ${word}`;
  const isForm = lexicon.entries.some(({ spoken }) => spoken === both);
  return scopesOf(word, lexicon).flatMap(({ spoken, cost, sign }) => {
    const isFit = name.tokens.some((token) => fitsScope(token, sign, names));
    const isUnfit = !isFit && canFit(sign);
    const isWord = name.cost >= costs.nameOfWord;
    if ((isWord && !isFit) || isForm) return [];
    return nearest(isWord ? { ...name, cost: costs.name } : name, sign, names).map((span) => ({
      ...span,
      said: `${spoken} ${span.said}`,
      to: name.to + 1,
      cost: span.cost + cost + (isUnfit ? costs.unfit : 0),
      isDoubtful: span.isDoubtful || isLoose(word, lexicon) || isUnfit,
    }));
  });
}
