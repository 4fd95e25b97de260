/**
 * Returns the spoken forms that speech engines and listeners may have misheard as a word. Keys are
 * the forms; values are the words heard instead, separated by spaces.
 */
export const homophonesOf = keysByWord({
  air: 'heir err ere',
  bat: 'bad that',
  cap: 'cab',
  each: 'itch',
  gust: 'guest',
  harp: 'heart',
  sit: 'set',
  made: 'maid',
  near: 'nea',
  odd: 'awed',
  pit: 'pitt',
  red: 'read',
  sun: 'son',
  whale: 'wail wale well',
  plex: 'flex plecks',
  yank: 'yang',
  chuck: 'chuk chunk shuck check chalk jack',
  funk: 'func funck phunk funky fung',
  bring: 'brink brings',
  take: 'tape steak',
  clone: 'cloan',
  carve: 'calve curve',
  pour: 'poor pore',
  puff: 'path',
  pre: 'pray prey pree',
  post: 'posed',
  past: 'passed',
  slice: 'slides',
  tail: 'tale',
  head: 'hed',
  row: 'roe',
  char: 'car chair care',
  arg: 'argh arc arcs',
  state: 'steak',
  lambda: 'lamda lamb',
  callee: 'kelly callie',
  quad: 'squad quod',
  curly: 'early',
  round: 'ground',
  twin: 'twins',
  wrap: 'rap',
  repack: 'repacked',
  paint: 'pained',
  every: 'evry',
  bounds: 'bound',
  its: 'it’s',
  talon: 'talent tallon talan',
  cursorless: 'curseless cursive cursorlist',
  hat: 'hatt had',
  fox: 'folks',
  hole: 'whole',
  eye: 'aye',
  ex: 'x',
});

/**
 * Creates a function that returns the keys of a table whose values contain a word. Each value is a
 * list of words separated by spaces.
 */
export function keysByWord(
  table: Readonly<Record<string, string>>,
): (word: string) => readonly string[] {
  const keys = new Map<string, readonly string[]>();
  for (const [key, words] of Object.entries(table))
    for (const word of words.split(' ')) keys.set(word, [...(keys.get(word) ?? []), key]);
  return (word) => keys.get(word) ?? [];
}

/** Returns a rough phonetic key: words with the same key are easily confused. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/wh/g, 'w')
    .replace(/ck|[cqg]/g, 'k')
    .replace(/[zx]/g, 's')
    .replace(/[dt]+/g, 't')
    .replace(/[bp]+/g, 'p')
    .replace(/[vf]+/g, 'f')
    .replace(/(?<!^)[aeiouyhw]+/g, '')
    .replace(/(.)\1+/g, '$1');
}
