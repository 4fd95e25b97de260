/** Names of letter cases that beginners use, and the corresponding formatters. */
const cases: readonly (readonly [RegExp, string])[] = [
  [/\b(camel|snake|kebab|title)[ -]?case\b/gi, '$1'],
  [/\bpascal[ -]?case\b/gi, 'hammer'],
  [/\b(?:upper[ -]?case|all caps|capital letters|capitals)\b/gi, 'all cap'],
  [/\b(?:lower[ -]?case|small letters)\b/gi, 'all down'],
  [/^capitali[sz]e (.+)$/i, 'format title at $1'],
  [
    /^(?:make|turn|change|convert|format|put) (.+?) (?:(?:to|into|in|as) )?(camel|snake|kebab|title|hammer|all cap|all down)$/i,
    'format $2 at $1',
  ],
  [
    /^(.+?) (?:to|into|in|as) (camel|snake|kebab|title|hammer|all cap|all down)$/i,
    'format $2 at $1',
  ],
  [
    /^(?:format )?(camel|snake|kebab|title|hammer|all cap|all down) (?:at )?(.+)$/i,
    'format $1 at $2',
  ],
];

/** Match units that can be counted, and small numbers in digits or words. */
const counted = '(?:line|row|token|word|character|function|argument|item)';
const number =
  '(?:#?\\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty)\\b)';

/** Patterns of English sentences and their spoken equivalents; applied in order. */
const sentences: readonly (readonly [RegExp, string])[] = [
  // Words before a command, and between two commands.
  [
    /^(?:(?:um+|uh+|er+|hm+|oh|okay|ok|so|well|now|then|and|please|just|hey|try to|let['’]?s|let me|(?:can|could|will|would) you|how (?:do|can|would) (?:i|you)|how to|i(?:['’]d| would)? (?:want|like|need)(?: you)? to|i['’]ll)[,.:…]?\s+)+/i,
    '',
  ],
  [/[,;.]?\s+(?:and )?(?:then|after that),?\s+/gi, ' '],
  ...cases,
  [/\b(\w+)(?: \1\b)+/gi, '$1'],
  [/\bif statement\b/gi, 'if state'],
  [/(?<=\w)(?: [-–—] |[–—])(?=\w)/g, ' past '],
  // Names of letters and symbols.
  [/\bx[- ]ray\b/gi, 'xray'],
  [/\bdouble (?:u|you)\b/gi, 'w'],
  [/\b(?:number|digit) (?=\d\b)/gi, ''],
  [
    /\b(?:open|close|opening|closing|double|quotation) (?:quotes?|quotation mark|mark)\b/gi,
    'dub quote',
  ],
  [/\bsingle quote\b/gi, 'quote'],
  [/\b(?:open|opening) (?=paren|bracket|brace|curly|square|angle)/gi, 'left '],
  [/\b(?:close|closing) (?=paren|bracket|brace|curly|square|angle)/gi, 'right '],
  [/\b(left|right) curly brac(?:e|ket)\b/gi, '$1 brace'],
  [/\b(left|right) (square|angle) bracket\b/gi, '$1 $2'],
  [/(?<=\b(?:left|right) )parenthesis\b/gi, 'paren'],
  [/\bparagraph(?=s?\b)/gi, 'block'],
  [/\b(colon|comma|dash|dot|equals?|greater than|less than|minus|period|plus) sign\b/gi, '$1'],
  [new RegExp(`\\beach (?=${counted}s?\\b)`, 'gi'), 'every '],
  [new RegExp(`\\b(?:1|one) (?=${counted}\\b)`, 'gi'), ''],
  [/\b(row|line) [-–−](?=\d)/gi, '$1 minus '],
  [/\b(row|line) (\d+)(?:st|nd|rd|th)\b/gi, '$1 $2'],
  [/\b(\w+)['’]s (\w+)\b/gi, '$2 $1'],
  [/\bnext to last\b/gi, 'second last'],
  // Valid in other versions; this one has no "call air on bat".
  [/^call (.+) on (.+)$/i, 'call $1 onto $2'],
  [/^comments (?=\w)/i, 'comment '],
  [/^(?:swap|exchange|switch) (.+) for (.+)$/i, 'swap $1 with $2'],
  [
    /^(?:swap|exchange|switch) (?:the )?(argument|function|item|word)s (.+) (?:and|with) (.+)$/i,
    'swap $1 $2 with $1 $3',
  ],
  [
    /^(?:put|add) ((?:(?:curly|square|double) )?(?:braces|brackets|parens|parentheses|quotes)) (?:to|on) (.+)$/i,
    '$1 wrap $2',
  ],
  [/(?<=\w) & (?=\w)/g, ' and '],
  [/\bcurly (?:braces|brackets)\b/gi, 'braces'],
  [/\bsquare brackets\b/gi, 'brackets'],
  [/\bround brackets\b/gi, 'parentheses'],
  [/\bdouble quotes\b/gi, 'quotes'],
  [/^(?:wrap|surround|enclose|put) (.+) (?:in|with) (.+)$/i, '$2 wrap $1'],
  [
    /^(?:put|add) (.+) around (.+)$|^(braces|brackets|parens|parentheses|quotes) around (.+)$/i,
    '$1$3 wrap $2$4',
  ],
  [/^quote (.+)$/i, 'quotes wrap $1'],
  [/^(?:remove|delete) (?:the )?\w+ around (.+)$/i, 'delete bounds $1'],
  [/^(?:remove|delete) (?:the )?(braces|brackets|parens|parentheses|quotes)$/i, 'delete bounds $1'],
  [/^(?:replace|change|set) (.+) (?:with|by|to|into) (.+)$/i, 'put $2 to $1'],
  [/^make (?:a )?copy of\b/i, 'duplicate'],
  [
    /^(move|copy|put|bring) (.+) to (?:the )?(?:end|bottom)(?: of (?:the )?file)?$/i,
    '$1 $2 after file',
  ],
  [
    /^(move|copy|put|bring) (.+) to (?:the )?(?:start|beginning|top)(?: of (?:the )?file)?$/i,
    '$1 $2 before file',
  ],
  [/^copy (.+) and paste (?:it |that )?(.+)$/i, 'put $1 $2'],
  [/^cut (.+) and paste (?:it |that )?(.+)$/i, 'move $1 $2'],
  [/^unwrap\b/i, 'delete bounds'],
  [/^(?:search|look) for\b/i, 'find'],
  [/^goto\b/i, 'go to'],
  [/^toggle comments?\b/i, 'comment'],
  [/\b(first|second|third|last) one$/i, '$1'],
  [/^(?:go|jump|move) to (?:the )?end of\b/i, 'post'],
  [/^(?:go|jump|move) to (?:the )?(?:start|beginning) of\b/i, 'pre'],
  [/^(\w+) (?:the )?rest of (?:the )?line$/i, '$1 tail'],
  [/^(\w+)(?: from here)? to (?:the )?end(?: of (?:the )?line)?$/i, '$1 tail'],
  [/^(\w+)(?: from here)? to (?:the )?(?:start|beginning)(?: of (?:the )?line)?$/i, '$1 head'],
  [/^(?:go|jump|move) tail$/i, 'post file'],
  [/^(?:go|jump|move) head$/i, 'pre file'],
  [/^paste(?: (?:here|it))?$/i, 'paste to this'],
  [/^(?:(?:add|insert|make|open|put) )?(?:a )?(?:new |empty )?line (?:below|after)\b/i, 'pour'],
  [/^(?:(?:add|insert|make|open|put) )?(?:a )?(?:new |empty )?line (?:above|before)\b/i, 'drink'],
  [/^(?:press |hit )?(?:enter|return)$|^(?:add |insert |make )?(?:a )?new ?line$/i, 'pour this'],
  [/^(?:go|jump|(?:(?:move|put) )?(?:the )?cursor) after\b/i, 'post'],
  [/^(?:(?:move|put) )?(?:the )?cursor (?:at|to) (?:the )?end of\b/i, 'post'],
  [/^(?:(?:move|put) )?(?:the )?cursor (?:at|to) (?:the )?(?:start|beginning) of\b/i, 'pre'],
  [/^(?:(?:move|put) )?(?:the )?cursor (?:to|before)\b/i, 'pre'],
  [/^(?:go|jump) to (?:the )?top\b/i, 'pre file'],
  [/^(?:go|jump) to (?:the )?bottom\b/i, 'post file'],
  [/^move (?:the |this )?line up$/i, 'move line before previous line'],
  [/^move (?:the |this )?line down$/i, 'move line after next line'],
  [/^move (.+) up$/i, 'move $1 before previous line $1'],
  [/^move (.+) down$/i, 'move $1 after next line $1'],
  [/\beverything (?:in|inside|between)\b/i, 'inside'],
  [/\ball (?:of )?(?:the )?(\w+)s\b/i, 'every $1'],
  [/\b(?:lines?|rows?) (\d+) ?(?:[-–]|to|through) ?(\d+)\b/i, 'row $1 past $2'],
  [/\b(?:lines|rows) (\w+) (?:to|through|until) (\w+)\b/i, 'row $1 past $2'],
  [
    new RegExp(
      `(?<=\\b(?:lines|rows) ${number}(?:,? (?:and )?${number})*)(?:,? and |, ?)(?=${number})`,
      'gi',
    ),
    ' and row ',
  ],
  [new RegExp(`\\b(?:lines?|rows) (?=${number})|\\b(?:line|row) number `, 'gi'), 'row '],
  [/^(\w+) from (.+) (?:to|through) (.+)$/i, '$1 $2 past $3'],
  [
    /^(?:pou?re?|poor|drink|change|comment|copy|cut|delete|duplicate|edit|erase|indent|remove|uncomment)$/i,
    '$& this',
  ],
];

/** Rearranges an English sentence into the spoken order. */
export function reorder(text: string): string {
  const plain = text.trim().replace(/(?<=[\p{L}\p{N}])[.!?,;…]+$/u, '');
  return sentences.reduce((said, [pattern, words]) => said.replace(pattern, words), plain);
}

/** Sentences with a text to insert, and the command to run before it is typed or dictated. */
const writing: readonly (readonly [RegExp, string])[] = [
  [/^rename (?<target>.+) (?:to|into|as) (?<text>.+)$/i, 'rename'],
  [/^put (?<text>.+) to (?<target>.+)$/i, 'change'],
  [/^(?:add|insert|put|type|write) (?<text>.+) (?:after) (?<target>.+)$/i, 'post'],
  [/^(?:add|insert|put|type|write) (?<text>.+) before (?<target>.+)$/i, 'pre'],
];

/** A sentence that asks for a text to be inserted. */
interface Writing {
  /** The spoken part, after which the text is inserted. */
  readonly said: string;
  readonly text: string;
}

/**
 * Returns the parts of a reordered sentence that may ask for a text to be inserted: "rename plant
 * to tree", "insert x after plant".
 */
export function readWriting(reordered: string): Writing | undefined {
  for (const [pattern, action] of writing) {
    const { target, text } = pattern.exec(reordered)?.groups ?? {};
    if (target !== undefined && text !== undefined) return { said: `${action} ${target}`, text };
  }
  return undefined;
}
