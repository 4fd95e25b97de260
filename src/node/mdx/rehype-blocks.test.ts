import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { createCompileResult, type CompileContext } from './compile-context.ts';
import { blockElement, rehypeBlocks } from './rehype-blocks.ts';

describe('rehypeBlocks', () => {
  it('reports a block that cannot be drawn, and leaves it out', async () => {
    const result = createCompileResult();
    const compile = {
      page: { file: 'a.md', bodyLine: 0, record: {} },
      services: {
        config: {},
        drawings: { read: () => undefined },
        translator: () => undefined,
      },
      result,
    } as unknown as CompileContext;
    const bad = () => {
      throw new Error('no such thing');
    };
    const tree = { type: 'root' as const, children: [h(blockElement, { name: 'bad' }), h('p')] };
    await rehypeBlocks({ blocks: { bad } })(tree, new VFile({ data: { compile } }));
    expect(tree.children).toEqual([h('p')]);
    expect(result.problems).toEqual([
      expect.objectContaining({ message: 'The block cannot be drawn: no such thing.' }),
    ]);
  });
});
