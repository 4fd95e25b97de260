import type { Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import { describe, expect, it } from 'vitest';
import { englishTranslator } from '#shared/i18n/translator.ts';
import type { CompileContext } from '../context/compile-context.ts';
import { createCompileResult } from '../context/compile-result.ts';
import { blocksStep, drawBlocksStep } from './blocks.ts';
import { walkTree } from '../context/walk-tree.ts';

describe('blocks', () => {
  it('reports and drops a block that cannot be rendered', async () => {
    const result = createCompileResult();
    const context = {
      page: { file: 'a.md', record: {} },
      settings: { config: { api: {} } },
      tools: { drawings: { read: () => undefined }, translator: () => undefined },
      result,
    } as unknown as CompileContext;
    const bad = () => {
      throw new Error('no such thing');
    };
    const markdown: Root = {
      type: 'root',
      children: [
        { type: 'leafDirective', name: 'bad', children: [] },
        { type: 'paragraph', children: [] },
      ],
    };
    await walkTree(markdown, [drawBlocksStep({ bad })(context)]);
    const tree = toHast(markdown) as HtmlRoot;
    await walkTree(tree, [blocksStep(context)]);
    expect(tree.children.filter(({ type }) => type === 'element')).toEqual([h('p')]);
    expect(result.problems).toEqual([
      expect.objectContaining({ message: 'The block cannot be rendered: no such thing.' }),
    ]);
  });

  it('numbers the buttons of examples from the second on, however often their page is compiled', async () => {
    const button = h('button', { className: ['try-button'] }, ['Try']);
    const tree: HtmlRoot = { type: 'root', children: [button, h('p'), structuredClone(button)] };
    const context = {
      page: { record: {} },
      settings: { config: { api: {} } },
      tools: { translator: () => englishTranslator },
    } as unknown as CompileContext;
    for (const _ of [1, 2]) await walkTree(tree, [blocksStep(context)]);
    expect(tree.children.map((node) => toString(node))).toEqual(['Try', '', 'Try 2']);
    expect(tree.children[2]).toMatchObject({
      children: [
        { value: 'Try' },
        { value: ' ' },
        { properties: { className: ['visually-hidden'] } },
      ],
    });
  });
});
