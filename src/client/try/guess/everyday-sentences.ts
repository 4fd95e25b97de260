/** Patterns for countable units, and for small numbers in digits or words. */
const counted = '(?:line|row|token|word|character|function|argument|item)';
const number =
  '(?:#?\\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty)\\b)';

/**
 * Patterns for English sentences, and their spoken equivalents; applied in order. `asks` marks a
 * rewrite that the reader must confirm, because the sentence may mean something else.
 */
const sentences: readonly (readonly [pattern: RegExp, said: string, doubt?: 'asks'])[] = [
  // Filler words before a command or between two commands.
  [
    /^(?:(?:um+|uh+|er+|hm+|oh|okay|ok|so|well|now|then|and|please|just|hey|try to|let['’]?s|let me|(?:can|could|will|would) you|how (?:do|can|would) (?:i|you)|how to|i(?:['’]d| would)? (?:want|like|need)(?: you)? to|i['’]ll)[,.:…]?\s+)+/i,
    '',
  ],
  [/[,;.]?\s+(?:and )?(?:then|after that),?\s+/gi, ' '],
  // Names of letter cases that beginners use, and the corresponding formatters.
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
  [/\b(\w+)(?: \1\b)+/gi, '$1'],
  // In code, "block" often means what braces enclose.
  [/\bblock(?=s?\b)/gi, 'block', 'asks'],
  [/\bparagraph(?=s?\b)/gi, 'block'],
  [/\bif statement\b/gi, 'if state'],
  [/\b(?:anonymous|arrow) function\b/gi, 'lambda'],
  [/\bregular expression\b/gi, 'regex'],
  [/\bopen(?:ing)? tag\b/gi, 'start tag'],
  [/\bclos(?:e|ing) tag\b/gi, 'end tag'],
  [/(?<=\w)(?: [-–—] |[–—])(?=\w)/g, ' past '],
  // Names of letters and symbols.
  [/\bx[- ]ray\b/gi, 'xray'],
  [/\bdouble (?:u|you)\b/gi, 'w'],
  [new RegExp(`\\b(?:number|digit) (?=${number})`, 'gi'), ''],
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
  [
    /(?<![\p{L}\p{N}])(colon|comma|dash|dot|equals?|greater than|less than|minus|period|plus|[<>=+-]+) sign\b/giu,
    '$1',
  ],
  [new RegExp(`\\beach (?=${counted}s?\\b)`, 'gi'), 'every '],
  [new RegExp(`(?<!\\bthe )\\b(?:1|one) (?=${counted}\\b)`, 'gi'), ''],
  [/\b(row|line) [-–−](?=\d)/gi, '$1 minus '],
  [/\b(row|line) (\d+)(?:st|nd|rd|th)\b/gi, '$1 $2'],
  [/\b(\w+)['’]s (\w+)\b/gi, '$2 $1'],
  [/\bnext to last\b/gi, 'second last'],
  // "Call air on bat" is valid only in other versions. Replacing "on" with "onto", which is not a
  // command word, keeps it from being guessed.
  [/^call (.+) on (.+)$/i, 'call $1 onto $2'],
  [/\b(call|calls) (?:to|of) (?!(?:the )?(?:bottom|end|line|row|start|top)\b)/gi, '$1 '],
  [/\b(function|method|class|argument|parameter|line) (?:called|named) /gi, '$1 '],
  [
    /(?<!^(?:change|exchange|replace|surround|swap|switch|wrap) .*)\bline (?:with|containing|(?:that|which) (?:has|contains|says)) /gi,
    'line ',
  ],
  [
    /\b(?:the )?(line|function|method|word|token) (?:below|after|underneath)(?: (?:it|this))?$/i,
    'next $1',
  ],
  [
    /\b(?:the )?(line|function|method|word|token) (?:above|before)(?: (?:it|this))?$/i,
    'previous $1',
  ],
  [
    /^(change|clear|comment|cut|delete|duplicate|erase|indent|remove|select) the (line|function|method) (?:below|after) (?=\S)/i,
    '$1 next $2 ',
  ],
  [
    /^(change|clear|comment|cut|delete|duplicate|erase|indent|remove|select) the (line|function|method) (?:above|before) (?=\S)/i,
    '$1 previous $2 ',
  ],
  [/\b(class|function|method) name\b/gi, 'name of $1'],
  [new RegExp(`\\ball of (?:the )?(?=${counted}\\b)`, 'i'), ''],
  [/^comments (?=\w)/i, 'comment '],
  [/^(?:swap|exchange|switch) (.+) for (.+)$/i, 'swap $1 with $2'],
  [
    /^(?:swap|exchange|switch) (?:the )?(argument|function|item|word)s (.+) (?:and|with) (.+)$/i,
    'swap $1 $2 with $1 $3',
  ],
  [
    /^(?!swap|exchange|switch)(\w+) (?:the )?(?!(?:first|second|third|last|next|previous|every|all|both|two|\d+)\b)(\S+) and (?:the )?(\S+) (argument|parameter|function|method|item|key|line|element)s$/i,
    '$1 $4 $2 and $4 $3',
  ],
  [
    /^(?:put|add) ((?:(?:curly|square|double) )?(?:braces|brackets|parens|parentheses|quotes)) (?:to|on) (.+)$/i,
    '$1 wrap $2',
  ],
  [
    /^(?:swap|exchange|switch) (?:the )?(\S+) (?:and|with) (?:the )?(\S+) (argument|parameter|function|item|line)s?$/i,
    'swap $3 $1 with $3 $2',
  ],
  [
    /^(?:swap|exchange|switch) (?:the )?(?:(?:two|2|both) )?(argument|parameter|item|function)s$/i,
    'swap first $1 with second $1',
    'asks',
  ],
  [
    /^(move|copy|put|bring) (.*\b(?:argument|parameter|item)\b.*) to (?:the )?(?:end|back)$/i,
    '$1 $2 after last $2',
    'asks',
  ],
  [
    /^(move|copy|put|bring) (.*\b(?:argument|parameter|item)\b.*) to (?:the )?(?:start|front|beginning)$/i,
    '$1 $2 before first $2',
    'asks',
  ],
  [
    /\b(after last|before first) (?:the )?(?:first|second|third|last|next|previous)? ?(?=argument|parameter|item)/i,
    '$1 ',
  ],
  [/\b(after last|before first) (?:the )?(\S+) (argument|parameter|item)$/i, '$1 $3 $2'],
  [/(?<=\w) & (?=\w)/g, ' and '],
  [/\bcurly (?:braces|brackets)\b/gi, 'braces'],
  [/\bsquare brackets\b/gi, 'brackets'],
  [/\bround brackets\b/gi, 'parentheses'],
  [/\bdouble quotes\b/gi, 'quotes'],
  [/^(?:wrap|surround|enclose|put) (.+) (?:in|with) (.+)$/i, '$2 wrap $1'],
  [
    /^(?:put|add|insert) (.+) around (.+)$|^(braces|brackets|parens|parentheses|quotes) around (.+)$/i,
    '$1$3 wrap $2$4',
  ],
  [/^quote (.+)$/i, 'quotes wrap $1'],
  [/^(?:remove|delete) (?:the )?\w+ around (.+)$/i, 'delete bounds $1'],
  [/^(?:remove|delete) (?:the )?(braces|brackets|parens|parentheses|quotes)$/i, 'delete bounds $1'],
  [
    /^(?:replace|change|turn|convert) (?:the )?((?:curly |square |round |double |single )?(?:braces|brackets|parens|parentheses|quotes)) (?:with|by|to|into) (?:the )?((?:curly |square |round |double |single )?(?:braces|brackets|parens|parentheses|quotes))$/i,
    '$2 repack $1',
  ],
  [/^(?:replace|change|set) (.+) (?:with|by|to|into) nothing$/i, 'delete $1'],
  [/^(?:replace|change|set) (.+) (?:with|by|to|into) (.+)$/i, 'put $2 to $1'],
  [/^make (?:a )?copy of\b/i, 'duplicate'],
  [
    /^(move|copy|put|bring) (?!the cursor)(?!.*\b(?:function|method|class|line|row|block|paragraph)\b)(.+) to (?:the )?(?:end|start|beginning)$/i,
    '$& of file',
    'asks',
  ],
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
  [
    /^(?:add|insert) (?!.*\bline\b)(?:an? |some |(?:braces|brackets|parens|parentheses|quotes)\b)/i,
    '$&',
    'asks',
  ],
  [/\bwrap from (.+) (?:to|through) (.+)$/i, 'wrap $1 past $2'],
  [/^unwrap\b/i, 'delete bounds'],
  [/^(?:search|look) for\b/i, 'find'],
  [
    /\b(?:everything |all |what(?:['’]s| is) )?between (?!the (?:[a-z]+ )?(?:braces|brackets|parens|parentheses|quotes))(.+) and (.+)$/i,
    '$1 between $2',
  ],
  [
    /\b(?:the )?(?:everything|contents?|body|inside|text|what(?:['’]s| is)) (?:of|in|inside|within|between)\b/i,
    'inside',
  ],
  [
    /\bbetween (?=(?:the )?(?:[a-z]+ )?(?:braces|brackets|parens|parentheses|quotes)\b)/i,
    'inside ',
  ],
  [/\bup to\b/i, 'until'],
  [/^(\w+) all$/i, '$1 everything'],
  [/^paste (?:it|that) (?=\w)/i, 'paste '],
  [/^paste (?:at|to) (?:the )?(end|start) of\b/i, 'paste $1 of'],
  [/^move to (?=(?:the )?(?:line|row|end|start)\b)/i, 'go '],
  [/^empty (?=(?:the|this)\b)/i, 'clear '],
  [/^(move|bring|copy|put) (.*\b(function|method)\b.*) up$/i, '$1 $2 before previous $3'],
  [/^(move|bring|copy|put) (.*\b(function|method)\b.*) down$/i, '$1 $2 after next $3'],
  [/^goto\b/i, 'go to'],
  [/^(?:comment out|toggle comments?)\b/i, 'comment'],
  [/^copy (?=.+ (?:to|after|before|above|below) )/i, 'put '],
  [/\b(first|second|third|last) one$/i, '$1'],
  [/^(?:go|jump|move) to (?:the )?end of\b/i, 'post'],
  [/^(?:go|jump|move) to (?:the )?(?:start|beginning) of\b/i, 'pre'],
  [/^(\w+)(?: (?:the )?rest of|(?: from here)? to (?:the )?end of) (?:the )?line$/i, '$1 tail'],
  [/^(\w+)(?: from here)? to (?:the )?(?:start|beginning) of (?:the )?line$/i, '$1 head'],
  [/^(\w+)(?: from here)? to (?:the )?end$/i, '$1 tail', 'asks'],
  [/^(\w+)(?: from here)? to (?:the )?(?:start|beginning)$/i, '$1 head', 'asks'],
  [/^(?:go|jump|move) tail$/i, 'post file'],
  [/^(?:go|jump|move) head$/i, 'pre file'],
  [/^paste(?: (?:here|it))?$/i, 'paste to this'],
  [
    /^(?:(?:add|insert|make|open|put) )?(?:an? )?(?:(?:new|empty|blank) )*line (?:below|after|under)\b/i,
    'pour',
  ],
  [
    /^(?:(?:add|insert|make|open|put) )?(?:an? )?(?:(?:new|empty|blank) )*line (?:above|before|over)\b/i,
    'drink',
  ],
  [
    /^(?:press |hit )?(?:enter|return)$|^(?:add |insert |make )?(?:a )?new ?line$|^(?:add|insert) (?:an? )?(?:(?:blank|empty) )?line(?: here)?$/i,
    'pour this',
  ],
  [/^(?:go|jump|(?:(?:move|put) )?(?:the )?cursor) after\b/i, 'post'],
  [/^(?:(?:move|put) )?(?:the )?cursor (?:at|to) (?:the )?end of\b/i, 'post'],
  [
    /^(?:(?:move|put) )?(?:the )?cursor (?:(?:at|to) (?:the )?(?:start|beginning) of|to|before)\b/i,
    'pre',
  ],
  [/^(?:go|jump) to (?:the )?top\b/i, 'pre file'],
  [/^(?:go|jump) to (?:the )?bottom\b/i, 'post file'],
  [/^move (?:the |this )?line up$/i, 'move line before previous line'],
  [/^move (?:the |this )?line down$/i, 'move line after next line'],
  [/^move ((?:line|row) \w+) up$/i, 'move $1 before previous line $1'],
  [/^move ((?:line|row) \w+) down$/i, 'move $1 after next line $1'],
  [/^move (.+) up$/i, 'move $1 before previous line $1', 'asks'],
  [/^move (.+) down$/i, 'move $1 after next line $1', 'asks'],
  [/\ball (?:of )?(?:the )?(\w+)s\b/i, 'every $1'],
  [/\bboth (?:of )?(?:the )?(\w+)s\b/i, 'every $1', 'asks'],
  [/\b(?:lines?|rows?) (\d+) ?(?:[-–]|to|through) ?(\d+)\b/i, 'row $1 past $2'],
  [/\b(?:lines|rows) (\w+) (?:to|through|until) (\w+)\b/i, 'row $1 past $2'],
  [
    new RegExp(
      `(?<=\\b(?:lines?|rows?) ${number}(?:,? (?:and )?${number})*)(?:,? and |, ?)(?=${number})`,
      'gi',
    ),
    ' and row ',
  ],
  [new RegExp(`\\b(?:lines?|rows) (?=${number})|\\b(?:line|row) number `, 'gi'), 'row '],
  [/^(go|jump|scroll) to\b/i, '$1'],
  [/^(\w+) from (.+) (?:to|through) (.+)$/i, '$1 $2 past $3'],
  [/^(\w+) from (?=.+ (?:past|until|till) )/i, '$1 '],
  [
    /^(?:pou?re?|poor|drink|change|comment|copy|cut|delete|duplicate|edit|erase|indent|remove|uncomment)$/i,
    '$& this',
  ],
];

/**
 * Rewrites an English sentence in the word order of spoken commands; `isSure` means that the
 * sentence has no other meaning.
 */
export function toSpokenOrder(text: string) {
  const plain = text.trim().replace(/(?<=[\p{L}\p{N}])[.!?,;…]+$/u, '');
  return sentences.reduce(
    ({ said, isSure }, [pattern, words, doubt]) => {
      const next = said.replace(pattern, words);
      return { said: next, isSure: isSure && (doubt === undefined || said.search(pattern) < 0) };
    },
    { said: plain, isSure: true },
  );
}

/**
 * Patterns for sentences that ask for text to be inserted, and the command to run before the text
 * is typed or dictated. What the `always` group matches is text; what the `text` group matches may
 * also be a target.
 */
const writing: readonly (readonly [RegExp, string])[] = [
  [/^rename (?<target>.+) (?:to|into|as) (?<always>.+)$/i, 'rename'],
  [/^put (?<text>.+) to (?<target>.+)$/i, 'change'],
  [
    /^(?:add|type|write) (?<always>.+) (?:after|to(?: the)? end of|at(?: the)? end of) (?<target>.+)$/i,
    'post',
  ],
  [
    /^(?:add|type|write) (?<always>.+) (?:before|to(?: the)? start of|at(?: the)? (?:start|beginning) of) (?<target>.+)$/i,
    'pre',
  ],
  [
    /^(?:insert|put) (?<always>(?:an?|some) .+) (?:after|at(?: the)? end of) (?<target>.+)$/i,
    'post',
  ],
  [
    /^(?:insert|put) (?<always>(?:an?|some) .+) (?:before|at(?: the)? (?:start|beginning) of) (?<target>.+)$/i,
    'pre',
  ],
  [/^(?:insert|put) (?<text>.+) after (?<target>.+)$/i, 'post'],
  [/^(?:insert|put) (?<text>.+) before (?<target>.+)$/i, 'pre'],
];

/**
 * Returns the parts of a reordered sentence that may ask for text to be inserted: "rename plant to
 * tree", "insert x after plant". `said` is the command to run before the text is inserted; `isText`
 * means that the text cannot be a target.
 */
export function readWriting(reordered: string) {
  for (const [pattern, action] of writing) {
    const { target, text, always } = pattern.exec(reordered)?.groups ?? {};
    const written = always ?? text;
    if (target !== undefined && written !== undefined)
      return { said: `${action} ${target}`, text: written, isText: always !== undefined };
  }
  return undefined;
}
