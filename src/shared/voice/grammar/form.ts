/**
 * The notation of a grammar file: `position? (modifier+ mark? | mark)`. A name is a group of the
 * vocabulary, a rule, or `word`, which stands for any single word. A preceding `field:` stores the
 * value that is read. `?` makes an item optional; `+` repeats it, with a group between repetitions
 * if the group's name follows directly (`target+list_connective`).
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
  const [form, rest] = readChoice(tokens);
  if (rest.length > 0) throw new Error(`"${rest[0] ?? ''}" is unexpected`);
  return form;
}

type Read = readonly [form: Form, rest: readonly string[]];

function readChoice(tokens: readonly string[]): Read {
  const [first, rest] = readSequence(tokens);
  if (rest[0] !== '|') return [first, rest];
  const [others, end] = readChoice(rest.slice(1));
  const more = others.kind === 'choice' ? others.forms : [others];
  return [{ kind: 'choice', forms: [first, ...more] }, end];
}

function readSequence(tokens: readonly string[]): Read {
  const forms: Form[] = [];
  let rest = tokens;
  while (rest.length > 0 && rest[0] !== '|' && rest[0] !== ')') {
    const [form, after] = readItem(rest);
    forms.push(form);
    rest = after;
  }
  const [only] = forms;
  if (only === undefined) throw new Error('a name is missing');
  return [forms.length === 1 ? only : { kind: 'sequence', forms }, rest];
}

function readItem([token = '', ...rest]: readonly string[]): Read {
  if (token.endsWith(':') && token !== ':') {
    const [form, after] = readItem(rest);
    return [{ kind: 'field', field: token.slice(0, -1), form }, after];
  }
  if (token !== '(') {
    if (!/^[A-Za-z]/.test(token))
      throw new Error(token === '' ? 'a name is missing' : `"${token}" is unexpected`);
    return readSuffix({ kind: 'name', name: token }, rest);
  }
  const [form, after] = readChoice(rest);
  if (after[0] !== ')') throw new Error('a parenthesis is not closed');
  return readSuffix(form, after.slice(1));
}

function readSuffix(form: Form, rest: readonly string[]): Read {
  const [suffix = ''] = rest;
  if (suffix === '?') return [{ kind: 'optional', form }, rest.slice(1)];
  if (suffix.startsWith('+'))
    return [{ kind: 'many', form, joint: suffix.slice(1) || undefined }, rest.slice(1)];
  return [form, rest];
}
