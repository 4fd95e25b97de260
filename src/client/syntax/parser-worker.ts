import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import { fetchWasm } from './fetch-wasm.ts';
import type { ParserAnswer, ParserQuestion } from './start-parser.ts';

// The parser runs in a worker because it is WebAssembly: the page's own content security policy
// need not allow WebAssembly, and typing never waits for the parser.
const loaded = new Map<string, Promise<SyntaxTrees>>();

function treesFor(languageId: string) {
  const trees = loaded.get(languageId) ?? loadSyntaxTrees([languageId], fetchWasm);
  loaded.set(languageId, trees);
  trees.catch(() => loaded.delete(languageId));
  return trees;
}

addEventListener('message', async ({ data }: MessageEvent<ParserQuestion>) => {
  const { id, request } = data;
  const post = (answer: ParserAnswer) => postMessage(answer);
  try {
    const trees = await treesFor(request.languageId);
    const answer =
      data.method === 'scopesOf' ? trees.scopesOf(data.request) : trees.pairsOf(data.request);
    post({ id, answer });
  } catch (error) {
    post({ id, error: String(error) });
  }
});
