import { describe, expect, it } from 'vitest';
import { readGlossary } from './read-glossary.ts';

const page = `# Glossary

Words.

## Action

The action is what a command does
to its [target](#target).

More.

### Detail

## Leading / trailing delimiter range

The ranges beside a target.

## Detail

Again.

## Chosen word {#own-id}

Its meaning.

## Category

- no paragraph
## Class

A class.
`;

describe('readGlossary', () => {
  const terms = readGlossary(page);
  const find = (id: string) => terms.find((term) => term.id === id);

  it('reads headings of level 2 with the paragraph below as plain text', () => {
    expect(find('action')).toEqual({
      id: 'action',
      title: 'Action',
      forms: ['action', 'actions'],
      definition: 'The action is what a command does to its target.',
    });
  });

  it('numbers ids as the page does, and uses those that the author chose', () => {
    expect(terms.map(({ id }) => id)).toEqual([
      'action',
      'leading--trailing-delimiter-range',
      'detail-1',
      'own-id',
      'class',
    ]);
    expect(find('own-id')?.forms).toEqual(['chosen word', 'chosen words']);
  });

  it('knows all forms of a term with a slash, and irregular plurals', () => {
    expect(find('leading--trailing-delimiter-range')?.forms).toEqual(
      ['leading', 'trailing', 'leading and trailing', 'leading or trailing'].flatMap((kind) => [
        `${kind} delimiter range`,
        `${kind} delimiter ranges`,
      ]),
    );
    expect(find('class')?.forms).toEqual(['class', 'classes']);
    expect(readGlossary('## Category\n\nA kind.')[0]?.forms).toEqual(['category', 'categories']);
  });

  it('skips a heading without a paragraph', () => {
    expect(find('category')).toBeUndefined();
  });
});
