import { keysByWord } from '#client/language/homophones.ts';

/**
 * Returns the spoken forms for which speech recognition may write a word. Keys are the forms;
 * values are the words written instead, separated by spaces. Not used by the site search, because
 * queries contain these words in their usual meaning.
 */
export const alike = keysByWord({
  air: 'aire are ear era error eyre hair heirs their there year',
  arg: 'argue art ark',
  bat: 'back bath bet',
  blue: 'blew',
  cap: 'cape cop caps',
  carve: 'crave',
  chuck: 'check chuckle shock truck',
  dash: 'hyphen',
  cross: 'crosshair crosshairs',
  crunch: 'crutch brunch',
  drum: 'drums dram',
  each: 'beach eat reach teach',
  eight: 'ate',
  equals: 'equal',
  eye: 'i',
  fine: 'fin find fines vine',
  five: 'fife',
  four: 'for fore',
  fox: 'foxes',
  funk: 'fun',
  gust: 'guests gusts',
  harp: 'hard hearts',
  hash: 'hashtag',
  jury: 'jerry jewelry',
  key: 'quay',
  line: 'lion',
  look: 'lock luck luke',
  made: 'mate',
  near: 'neer year',
  nine: 'niner',
  odd: 'odds ought',
  one: 'won',
  pair: 'pear',
  paste: 'paced',
  pink: 'purple',
  pit: 'bit pet',
  plex: 'complex plaques',
  post: 'boast',
  pre: 'free',
  quench: 'clench',
  reference: 'refs',
  sit: 'said seat',
  six: 'sicks',
  snippet: 'snip',
  sun: 'sung',
  take: 'tick',
  three: 'free',
  to: 'too two',
  trap: 'track',
  two: 'to too',
  urge: 'search surge verge',
  vest: 'fest west',
  yank: 'thank',
  zero: 'oh',
  zip: 'sip',
});

/**
 * Returns less likely spoken forms of a word, from a table like `alike`. The empty form means that
 * the word is left out.
 */
export const faintlyAlike = keysByWord({
  funk: 'phone',
  tags: 'tax',
  whale: 'while',
  // "Row minus one" is the line above.
  up: 'minus',
  '': 'row',
});
