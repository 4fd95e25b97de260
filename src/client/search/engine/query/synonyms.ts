import { voiceIdeas } from './voice-ideas.ts';

/**
 * Plain English words for things that the pages call by other names. Each line is one idea: a query
 * that contains one of its words also looks up the others, with less weight.
 */
const ideas = [
  'copy duplicate clone',
  'swap exchange switch',
  'move cursor jump go navigate',
  'wrap surround enclose',
  'color colour colours colors shade brightness saturation contrast',
  'function method',
  'argument parameter arg',
  'class classes',
  'install setup download start',
  'update upgrade version latest pull',
  'keyboard keys keybinding shortcut modal',
  'test tests testing',
  'fold collapse unfold expand',
  'comment uncomment',
  'indent outdent dedent tab',
  'rename refactor',
  'list multiple several two three four five',
  'range between until through past',
  'relative next previous',
  'search find look',
  'documentation docs',
  'unicode accent accents umlaut diacritics',
  'disable remove off toggle hide',
  'glossary definition meaning terminology',
  'vscode editor ide extension',
  'blank empty',
  'url link address',
  'tutorial start first introduction overview',
  'override overrides settings',
  'docstring doc string comment',
  'conflict conflicts clash answers',
  'sort order alphabetize',
  'shuffle random randomize',
  'reverse flip',
  'whitespace space padding separator',
  'add create write make define new',
  'script scripts api integration programmatic public',
  ...voiceIdeas,
].map((idea) => idea.split(' '));

/** Returns the other words in every idea that contains this word. */
export function synonymsOf(word: string): readonly string[] {
  return ideas
    .filter((words) => words.includes(word))
    .flat()
    .filter((other) => other !== word);
}
