/**
 * A parsed form. Its notation in grammar files: `position? (modifier+ mark? | mark)`. A name is a
 * vocabulary group, a rule, or `word`, which stands for any single word. A preceding `field:`
 * stores the value of the item. `?` makes an item optional; `+` repeats it, with a group between
 * repetitions if the group's name follows directly (`target+list_connective`).
 */
export type Form =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'field'; readonly field: string; readonly form: Form }
  | { readonly kind: 'sequence' | 'choice'; readonly forms: readonly Form[] }
  | { readonly kind: 'optional'; readonly form: Form }
  | { readonly kind: 'many'; readonly form: Form; readonly joint: string | undefined };

/** Parses a form. Throws an `Error` that says what is wrong with it. */
export function parseForm(text: string): Form {
  const tokens = [...text.matchAll(/[A-Za-z][\w-]*:?|\+(?:[A-Za-z][\w-]*)?|\S/g)].map(
    ([token]) => token,
  );
  const form = readChoice(tokens);
  if (tokens.length > 0) throw new Error(`"${tokens[0] ?? ''}" is unexpected`);
  return form;
}

/* Each of these functions removes the tokens that it reads from the list. */

function readChoice(tokens: string[]) {
  const forms = [readSequence(tokens)];
  while (tokens[0] === '|') {
    tokens.shift();
    forms.push(readSequence(tokens));
  }
  return oneOrAll('choice', forms);
}

function readSequence(tokens: string[]) {
  const forms: Form[] = [];
  while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') forms.push(readItem(tokens));
  return oneOrAll('sequence', forms);
}

function oneOrAll(kind: 'sequence' | 'choice', forms: readonly Form[]) {
  const [only, ...more] = forms;
  if (only === undefined) throw new Error('a name is missing');
  return more.length === 0 ? only : { kind, forms };
}

function readItem(tokens: string[]): Form {
  const token = tokens.shift() ?? '';
  if (token.endsWith(':') && token !== ':')
    return { kind: 'field', field: token.slice(0, -1), form: readItem(tokens) };
  if (token !== '(') {
    if (!/^[A-Za-z]/.test(token))
      throw new Error(token === '' ? 'a name is missing' : `"${token}" is unexpected`);
    return readSuffix({ kind: 'name', name: token }, tokens);
  }
  const form = readChoice(tokens);
  if (tokens.shift() !== ')') throw new Error('a parenthesis is not closed');
  return readSuffix(form, tokens);
}

function readSuffix(form: Form, tokens: string[]): Form {
  const [suffix = ''] = tokens;
  if (!/^[?+]/.test(suffix)) return form;
  tokens.shift();
  return suffix === '?'
    ? { kind: 'optional', form }
    : { kind: 'many', form, joint: suffix.slice(1) || undefined };
}
