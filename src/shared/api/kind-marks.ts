/**
 * Single-letter mark for each kind of declaration, shown next to the kind's name, never instead of
 * it.
 */
export const kindMarks: Readonly<Record<string, string>> = {
  module: 'M',
  namespace: 'N',
  class: 'C',
  interface: 'I',
  enum: 'E',
  'enum member': 'e',
  constructor: 'n',
  property: 'p',
  accessor: 'a',
  method: 'm',
  'call signature': 'f',
  'index signature': 'k',
  function: 'f',
  'type alias': 'T',
  variable: 'v',
  reference: 'R',
};
