import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMyVocabulary } from './apply-my-vocabulary.ts';
import { mergeMyVocabulary, readVocabularyFiles } from './read-vocabulary-files.ts';
import { vocabularyFiles } from './vocabulary-files.ts';
import { mySpokenForms } from './my-spoken-forms.ts';
import { parseMyVocabulary } from './my-vocabulary.ts';
import { createLexicon } from '#shared/voice/grammar/lexicon.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { defaultLanguage, defaultVocabulary } from '#shared/voice/language/default-language.ts';

const header = 'Spoken form, Cursorless identifier';
const read = (name: string, ...lines: string[]) =>
  readVocabularyFiles([{ name, text: lines.join('\n') }], defaultVocabulary);

/** Writes a number with the letters a to j for its digits, which spoken forms cannot contain. */
const letters = (index: number) =>
  [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe('readVocabularyFiles', () => {
  it('reads changed forms, alternatives and disabled terms, and skips defaults', () => {
    const { terms, problems } = read(
      'actions.csv',
      header,
      '',
      '# mine',
      'grab|  snatch , setSelection',
      '-carve, cutToClipboard',
      'chuck, remove',
      'change places, swapTargets',
    );
    expect(problems).toEqual([]);
    expect(terms).toEqual([
      { group: 'simple_action', identifier: 'setSelection', spoken: ['grab', 'snatch'] },
      { group: 'simple_action', identifier: 'cutToClipboard', spoken: [] },
      { group: 'swap_action', identifier: 'swapTargets', spoken: ['change places'] },
    ]);
  });

  it.each([
    'actions (1).csv',
    'Actions(12).csv',
    'C:\\Downloads\\actions (2).csv',
    'actions - Copy.csv',
    'actions - Copy (2).csv',
    'actions copy 3.csv',
  ])('accepts a copy of a file: %s', (name) => {
    expect(read(name, header, 'grab, setSelection')).toMatchObject({
      problemCount: 0,
      terms: [{ identifier: 'setSelection', spoken: ['grab'] }],
    });
  });

  it('reads files with a byte order mark and any line endings', () => {
    const { terms, problems } = readVocabularyFiles(
      [
        {
          name: 'C:\\talon\\positions.csv',
          text: `\uFEFF${header}\r\nahead of, before\rbehind, after`,
        },
      ],
      defaultVocabulary,
    );
    expect(problems).toEqual([]);
    expect(terms.map((one) => one.spoken[0])).toEqual(['ahead of', 'behind']);
  });

  it('describes the first fifty problems and counts the others', () => {
    const lines = Array.from({ length: 25_000 }, (_, index) => `word${index}, noSuchThing${index}`);
    const { problems, problemCount } = read('actions.csv', header, ...lines);
    expect(problems).toHaveLength(50);
    expect(problems[49]).toMatchObject({ file: 'actions.csv', line: 51 });
    expect(problemCount).toBe(25_000);
  });

  it('counts problems across all files, and describes fifty in total', () => {
    const text = [header, ...Array.from({ length: 40 }, (_, i) => `word${i}, none${i}`)].join('\n');
    const { problems, problemCount } = readVocabularyFiles(
      [
        { name: 'actions.csv', text },
        { name: 'positions.csv', text },
      ],
      defaultVocabulary,
    );
    expect([problems.length, problemCount]).toEqual([50, 80]);
  });

  it('skips words that are too long to be real', () => {
    const word = 'a'.repeat(400_000);
    for (const row of [`${word}, editor.action`, `push, ${word}`]) {
      const { terms, problems } = read(
        'experimental/actions_custom.csv',
        'Spoken form, VSCode command',
        row,
      );
      expect(terms).toEqual([]);
      expect(problems[0]?.message).toBe('A column has 400000 characters; the maximum is 200.');
    }
  });

  it('reads a limited number of terms', () => {
    const rows = Array.from(
      { length: 2_010 },
      (_, index) => `say ${letters(index)}, command.${index}`,
    );
    const { terms, problemCount } = read(
      'experimental/actions_custom.csv',
      'Spoken form, VSCode command',
      ...rows,
    );
    expect([terms.length, problemCount]).toEqual([2_000, 10]);
  });

  it('adds an identifier to each of its groups', () => {
    expect(
      read('modifier_scope_types.csv', header, 'text, string').terms.map((one) => one.group),
    ).toEqual(['scope_type', 'surrounding_pair_scope_type']);
  });

  it('lets readers add identifiers only where Talon does', () => {
    expect(
      read(
        'experimental/actions_custom.csv',
        'Spoken form, VSCode command',
        'push down, editor.action.moveLinesDownAction',
      ),
    ).toEqual({
      terms: [
        {
          group: 'custom_action',
          identifier: 'editor.action.moveLinesDownAction',
          spoken: ['push down'],
        },
      ],
      problems: [],
      problemCount: 0,
      groups: ['custom_action'],
    });
    expect(
      read('regex_scope_types.csv', 'Spoken form, Regex', '"number", "\\d{1,3}"').terms[0]
        ?.identifier,
    ).toBe('\\d{1,3}');
  });

  it('reports problems by line and keeps the valid lines', () => {
    const { terms, problems } = read(
      'positions.csv',
      header,
      'ahead of, before',
      'one, two, three',
      'nowhere, befour',
      'ahead of, after',
      ', start',
      'x, before',
      '"open, start',
      'y,',
    );
    expect(terms.map((one) => one.identifier)).toEqual(['before']);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'positions.csv:3 A line needs two columns, separated by a comma; this one has 3.',
      'positions.csv:4 "befour" is not an identifier of positions.csv; did you mean "before"?',
      'positions.csv:5 "ahead of" was already used on line 2.',
      'positions.csv:6 The spoken form is missing; to disable a term, write "-" in front of its form.',
      'positions.csv:7 "before" was already used on line 2.',
      'positions.csv:8 A quotation mark is not closed.',
      'positions.csv:9 The identifier is missing.',
    ]);
  });

  it('rejects an empty file, a form that cannot be spoken, and one that belongs to another term', () => {
    const messages = (...lines: string[]) =>
      read('positions.csv', ...lines).problems.map(({ line, message }) => `${line} ${message}`);
    for (const empty of [' ', '\uFEFF', '# Nothing of mine.\n'])
      expect(messages(empty, '')).toEqual([
        `1 The file is empty: it needs the header "${header}" and a line for each term.`,
      ]);
    expect(messages(header, 'qxzv 9$, before', "', after")).toEqual([
      '2 "qxzv 9$" cannot be said: write it in letters, as it sounds.',
      '3 "\'" cannot be said: write it in letters, as it sounds.',
    ]);
    expect(messages(header, '|, before')[0]).toContain('The spoken form is missing');
    expect(messages('Spoken form;Cursorless identifier', 'ahead;before')).toContain(
      '2 A line needs two columns, separated by a comma; this one has 1.',
    );
    expect(messages(header, 'After, before')).toEqual([
      '2 "After" is taken by "after": add a line with a different form for that term.',
    ]);
    expect(messages(header, 'after, before', 'before, after')).toEqual([]);
    expect(read('positions.csv', header, 'after, before').terms).toEqual([]);
  });

  it.each(['letters.csv', 'letters (1).csv', 'Alphabet.csv', 'symbols.csv'])(
    'reads letters, digits and symbols from %s, whichever column is first',
    (name) => {
      const { terms, problems, groups } = read(
        name,
        header,
        'alpha|able, a',
        'each, e',
        'niner, 9',
        'tick, "\'"',
        'speech, "',
        'and a half, ","',
      );
      expect(problems).toEqual([]);
      expect(terms.map(({ group, identifier, spoken }) => [group, identifier, ...spoken])).toEqual([
        ['letter', 'a', 'alpha', 'able'],
        ['digit', '9', 'niner'],
        ['symbol', "'", 'tick'],
        ['symbol', '"', 'speech'],
        ['symbol', ',', 'and a half'],
      ]);
      expect(groups).toEqual(['letter', 'digit', 'symbol']);
      expect(read(name, 'Letter, Spoken form', 'a, alpha').terms).toEqual([
        { group: 'letter', identifier: 'a', spoken: ['alpha'] },
      ]);
    },
  );

  it('recognizes pasted letters, and does not change digits', () => {
    const { terms, groups } = read('', 'Letter,Spoken Form', 'a,alpha');
    expect([terms.length, groups]).toEqual([1, ['letter']]);
  });

  it('rejects letters by line, with the fix', () => {
    const messages = (...lines: string[]) =>
      read('letters.csv', ...lines).problems.map(({ line, message }) => `${line} ${message}`);
    expect(messages('')).toEqual([
      `1 The file is empty: it needs the header "Spoken form, Letter" and a line for each term.`,
    ]);
    expect(
      messages(
        header,
        'qxzv 9$, a',
        'bat, c',
        'nine, d',
        'bang, e',
        'x, ab',
        'coma, ,',
        'fine, f',
        'fine, g',
      ),
    ).toEqual([
      '2 "qxzv 9$" cannot be said: write it in letters, as it sounds.',
      '3 "bat" is taken by "b": add a line with a different form for that term.',
      '4 "nine" is taken by "9": add a line with a different form for that term.',
      '5 "bang" is taken by "!": add a line with a different form for that term.',
      '6 "ab" is not an identifier of letters.csv; did you mean "a"?',
      '7 A line needs two columns, separated by a comma; this one has 3; write the comma itself as ",".',
      '9 "fine" was already used on line 8.',
    ]);
    expect(messages(header, 'bat, a', 'air, b')).toEqual([]);
  });

  it('compares letters with words from other files, read earlier or at the same time', () => {
    const digits = { name: 'digits.csv', text: `${header}\nun, 1` };
    const letters = { name: 'letters.csv', text: `${header}\nun, a\none, b` };
    const { terms: before } = readVocabularyFiles([digits], defaultVocabulary);
    for (const { terms, problems } of [
      readVocabularyFiles([letters], defaultVocabulary, before),
      readVocabularyFiles([letters, { ...digits, text: `${header}\nun, 1\n` }], defaultVocabulary),
    ]) {
      expect(terms.find(({ group }) => group === 'letter')).toMatchObject({ spoken: ['one'] });
      expect(problems[0]?.message).toContain('"un" is taken by "1"');
    }
  });

  it('accepts every default file', () => {
    for (const file of vocabularyFiles(defaultVocabulary)) {
      const forms = [...file.groupsOf].map(([identifier, [group = 'letter']]) => {
        const { spoken, off } = defaultVocabulary[group].forms.find(
          (form) => form.identifier === identifier,
        ) ?? { spoken: '' };
        return `${off === 'csv' ? '-' : ''}"${spoken}","${identifier.replaceAll('"', '""')}"`;
      });
      const [value = ''] = file.valueColumns;
      const { problems } = read(file.path, `Spoken form, ${value}`, ...forms);
      expect(problems).toEqual([]);
    }
  });

  it('reports a missing header but reads the line', () => {
    const { terms, problems } = read('positions.csv', 'ahead of, before');
    expect(terms).toHaveLength(1);
    expect(read('positions.csv', 'Word, Identifier', 'x, before')).toMatchObject({
      terms: [{ spoken: ['x'] }],
      problems,
    });
    expect(problems).toEqual([
      { file: 'positions.csv', line: 1, message: `The first line must be the header "${header}".` },
    ]);
  });

  it('names unknown files', () => {
    expect(read('action.csv', header).problems[0]?.message).toContain('did you mean actions.csv?');
    expect(read('', 'hello').problems).toEqual([
      {
        file: 'pasted text',
        line: 1,
        message: 'No line has an identifier that a vocabulary file could contain.',
      },
    ]);
  });

  it('finds the file of pasted text by its identifiers', () => {
    expect(read('', header, 'grab, setSelection').terms).toHaveLength(1);
    expect(read('', header, 'sky, blue').terms[0]?.group).toBe('hat_color');
  });

  it('accepts the old form "paste to" for "paste"', () => {
    expect(read('actions.csv', header, 'stick to, pasteFromClipboard').terms[0]?.spoken).toEqual([
      'stick',
    ]);
  });

  it('never throws', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(header, 'x, before', '"', ',', '# a', '-, rangeExcludingStart'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(
          'positions.csv',
          'target_connectives.csv',
          'experimental/wrapper_snippets.csv',
          '',
        ),
        fc.array(line),
        (name, lines) => {
          expect(
            read(name, ...lines).problems.every(
              (problem) =>
                problem.line >= 1 && problem.line <= lines.join('\n').split(/\r\n|\r|\n/).length,
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('mergeMyVocabulary', () => {
  it('replaces an older version of a file and keeps the others', () => {
    const before = [
      ...read('positions.csv', header, 'ahead of, before').terms,
      ...read('actions.csv', header, 'grab, setSelection').terms,
    ];
    const merged = mergeMyVocabulary(before, read('positions.csv', header, 'behind, after'));
    expect(merged.map((one) => one.spoken[0])).toEqual(['grab', 'behind']);
    expect(mergeMyVocabulary(before, read('positions.csv', 'ahead;before'))).toEqual(before);
    expect(mergeMyVocabulary(before, read('positions.csv', header))).toEqual(before.slice(1));
  });
});

describe('applyMyVocabulary', () => {
  const { terms } = readVocabularyFiles(
    [
      { name: 'actions.csv', text: `${header}\ngrab|snatch, setSelection\n-carve, cutToClipboard` },
      {
        name: 'modifier_scope_types.csv',
        text: `${header}\nfunction, namedFunction\none section, sectionLevelOne`,
      },
    ],
    defaultVocabulary,
  );
  const own = applyMyVocabulary(defaultVocabulary, terms);
  const accepts = (text: string): boolean =>
    parsePhrase(text, createLexicon(own, defaultLanguage.grammar)).ok;

  it('makes new spoken forms valid, and the old ones invalid', () => {
    expect(
      ['grab air', 'snatch function', 'grab two functions', 'grab one section', 'chuck air'].map(
        accepts,
      ),
    ).toEqual([true, true, true, true, true]);
    expect(['take air', 'grab funk', 'carve air'].map(accepts)).toEqual([false, false, false]);
  });
});

describe('mySpokenForms', () => {
  it('returns the words to show, including plurals', () => {
    const terms = [
      { group: 'scope_type', identifier: 'class', spoken: ['glass', 'klass'] },
      { group: 'simple_action', identifier: 'remove', spoken: [] },
    ] as const;
    expect(mySpokenForms(terms)).toEqual({
      'scope_type:class': 'glass',
      'scope_type_plural:class': 'glasses',
      'simple_action:remove': null,
    });
  });
});

describe('parseMyVocabulary', () => {
  it('parses stored data, and nothing from anything else', () => {
    const terms = [{ group: 'letter', identifier: 'a', spoken: ['alpha'] }];
    expect(parseMyVocabulary(JSON.stringify(terms))).toEqual(terms);
    expect(
      [
        null,
        '',
        '{',
        '{}',
        '[1, null, {"group":"nope","identifier":"a","spoken":[]}]',
        '[{"group":"letter","identifier":"a","spoken":"x"}]',
      ].map(parseMyVocabulary),
    ).toEqual([[], [], [], [], [], []]);
  });
});
