import type {} from 'remark-parse';
import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import type { Processor } from 'unified';
import type { MathSyntax } from '#node/compile/context/page-syntax.ts';

type Constructs = NonNullable<ReturnType<typeof math>['text']>;
type Construct = Exclude<Constructs[number], undefined | readonly unknown[]>;
type Tokenizer = Construct['tokenize'];
type State = Parameters<Tokenizer>[1];
type Code = Parameters<State>[0];

const dollar = 36;

/**
 * Parses formulas: `$$…$$`, and `$…$` if single dollar signs are enabled and do not denote prices.
 */
export function remarkMath(this: Processor, syntax: MathSyntax): void {
  const data = this.data();
  const { flow, text } = math({ singleDollarTextMath: syntax === 'all' });
  const formula = text?.[dollar] as Construct;
  const guarded: Construct = {
    ...formula,
    tokenize(effects, ok, nok) {
      return effects.check(
        { tokenize: tokenizeGuard, partial: true },
        formula.tokenize.call(this, effects, ok, nok),
        nok,
      );
    },
  };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow, text: { [dollar]: guarded } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()];
}

/**
 * Looks ahead from a dollar sign, as Pandoc does: a formula does not begin or end with a space, and
 * no letter, digit or opening brace follows it, so "$5 and $10" and "$PATH:$HOME" are text.
 */
const tokenizeGuard: Tokenizer = (effects, ok, nok) => {
  const token = 'data';
  let before: Code = null;
  const inside: State = (code) => {
    if (code === null) return nok(code);
    if (code < 0) {
      effects.exit(token);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      effects.enter(token);
      before = code;
      return inside;
    }
    const isEnd = code === dollar;
    if (isEnd && isSpace(before)) return nok(code);
    before = code;
    effects.consume(code);
    return isEnd ? end : inside;
  };
  const end: State = (code) => {
    if (code === dollar) return inside(code);
    const isWord = code !== null && code > 0 && /[\p{L}\p{N}{]/u.test(String.fromCodePoint(code));
    if (isWord) return nok(code);
    effects.exit(token);
    return ok(code);
  };
  const begin: State = (code) => {
    if (code === dollar) {
      effects.exit(token);
      return ok(code);
    }
    return isSpace(code) ? nok(code) : inside(code);
  };
  return (code) => {
    effects.enter(token);
    effects.consume(code);
    return begin;
  };
};

/**
 * Whether a character code is a space, a tab, a line ending or the end of the text. The parser
 * represents tabs and line endings as negative numbers, and the end as null.
 */
function isSpace(code: Code): boolean {
  return code === null || code < 0 || code === 32;
}
