import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import { fetchWasm } from './fetch-wasm.ts';
import type { ParserAnswer, ParserQuestion } from './parser-messages.ts';

// The parser runs in a worker because it is WebAssembly: the page's own content security policy
// need not allow WebAssembly, and typing never waits for the parser.
const loaded = new Map<string, Promise<SyntaxTrees>>();

function treesFor(languageId: string): Promise<SyntaxTrees> {
  const trees = loaded.get(languageId) ?? loadSyntaxTrees([languageId], fetchWasm);
  loaded.set(languageId, trees);
  trees.catch(() => loaded.delete(languageId));
  return trees;
}

async function answer(question: ParserQuestion): Promise<ParserAnswer> {
  const { id, request } = question;
  try {
    const trees = await treesFor(request.languageId);
    return {
      id,
      answer:
        question.method === 'scopesOf'
          ? trees.scopesOf(question.request)
          : trees.pairsOf(question.request),
    };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ParserQuestion>) => {
  postMessage(await answer(data));
});
