import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The modules through which the app reaches all code for the spoken language and all words specific
 * to this site.
 */
const voiced = [
  'components/my-vocabulary/my-vocabulary-button.tsx',
  'components/page-hats-button.tsx',
  'try/example/example-editors.tsx',
  'behaviors/read-code-whole.ts',
  'behaviors/speak-my-vocabulary.ts',
  'search/meaning/use-query-meaning.ts',
  'language/homophones.ts',
  'search/engine/query/site-words.ts',
  'search/engine/query/spoken-lexicon.ts',
  'search/engine/query/voice-ideas.ts',
  'search/engine/term-gains.ts',
  'search/local/my-words.ts',
  'components/voice-shortcuts.ts',
  'search/meaning/meaning-line.tsx',
  'store/my-vocabulary-slice.ts',
  'store/stored-vocabulary.ts',
  'store/voice-keys.ts',
  'ui/lost-hat.tsx',
];

/** Removes the spoken language from the app, so that no output file contains its code or words. */
export function voicelessPlugin(root: string): Plugin {
  const client = path.join(root, 'src/client');
  const replaced = new Set(voiced.map((file) => path.join(client, file)));
  const names = voiced.map((file) => path.basename(file));
  return {
    name: 'docs:voiceless',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!names.includes(path.basename(source))) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && replaced.has(found.id) ? path.join(client, 'voiceless/voiceless.ts') : found;
    },
  };
}
