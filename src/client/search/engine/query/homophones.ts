/** Spoken forms that speech engines and listeners confuse with other words: the form, then what is heard instead. */
const misheard: Readonly<Record<string, string>> = {
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
};

const table = new Map<string, readonly string[]>();
for (const [form, heard] of Object.entries(misheard))
  for (const word of heard.split(' ')) table.set(word, [...(table.get(word) ?? []), form]);

/** Spoken forms that a word may be mistaken for. */
export function homophonesOf(word: string): readonly string[] {
  return table.get(word) ?? [];
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
