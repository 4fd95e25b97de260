import { describe, expect, it } from 'vitest';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import { createState } from '#engine/state/create-state.ts';
import { findPhrases } from '#engine/synthesis/find-phrases.ts';
import { createDocument, toSelection } from '#engine/text/document.ts';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { defaultLanguage as language } from '#shared/voice/language/default-language.ts';
import {
  beforeManualEdits,
  openSession,
  placeCursor,
  settle,
  typeText,
} from '#client/try/session/session.ts';

const syntax = await loadSyntaxTrees(['typescript'], readWasm);

interface MouseEdit {
  /** The text, with the selection between « and ». */
  readonly text: string;
  readonly typed: string;
  readonly isBackward: boolean;
}

/** Returns phrases for an edit of text that was selected with the mouse. */
function phrasesFor({ text: marked, typed, isBackward }: MouseEdit): readonly string[] {
  const [before = '', selected = '', after = ''] = marked.split(/[«»]/);
  const text = before + selected + after;
  const range = { start: before.length, end: before.length + selected.length };
  const next = before + typed + after;
  const cursor = before.length + typed.length;
  const started = openSession(createState({ text, languageId: 'typescript' }));
  const drag = toSelection(createDocument(text), range, isBackward);
  const edited = typeText(placeCursor(started, [drag]), next, [
    toSelection(createDocument(next), { start: cursor, end: cursor }, false),
  ]);
  const now = settle(edited);
  const origin = beforeManualEdits(now);
  return origin
    ? findPhrases(origin.state, now.state, { language, syntax }).map(({ phrase }) => phrase)
    : [];
}

describe.each([false, true])('an edit of what was selected by hand, backward: %s', (isBackward) => {
  it.each([
    ['function f(one: A, «two: B, »three: C) {}', '', /^chuck arg\b/],
    ['function f(one: A«, two: B») {}', '', /^chuck arg\b/],
    ['first(one, two, «three»);', '', /^(?:chuck|change) arg\b/],
    ['dd + «ddDd».d', '(ddDd)', /^round wrap blue drum$/],
    ['const both = «near.far»;', '(near.far)', /^round wrap (?!this)/],
    ['«first();\n»second();', '', /^chuck (?:line|row)\b/],
  ])('%s → “%s” is said of the text, not of the selection', (text, typed, phrase) => {
    const phrases = phrasesFor({ text, typed, isBackward });
    expect(phrases).toContainEqual(expect.stringMatching(phrase));
    // The selection is gone, so “this” alone has nothing to refer to.
    for (const found of phrases) expect(found).not.toMatch(/^(?:chuck|change|round wrap) this$/);
  });
});
