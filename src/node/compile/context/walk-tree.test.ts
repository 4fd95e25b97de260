import type { Nodes } from 'hast';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { replaceNode, walkTree, type Visitor } from './walk-tree.ts';

type Step = Visitor<Nodes>;

const fromHtml = (...children: Parameters<typeof h>[2][]) => h(null, ...children);

/** Creates a step that records the elements it visits. */
function observe(): { readonly step: Step; readonly seen: string[] } {
  const seen: string[] = [];
  const step: Step = {
    enter: { element: ({ tagName }) => void seen.push(tagName) },
    leave: { element: ({ tagName }) => void seen.push(`/${tagName}`) },
  };
  return { step, seen };
}

describe('walkTree', () => {
  it('runs all steps on a node before its children', async () => {
    const calls: string[] = [];
    const note = (name: string): Step => ({
      enter: {
        element: ({ tagName }) => void calls.push(`${name} ${tagName}`),
        text: ({ value }) => void calls.push(`${name} "${value}"`),
      },
      leave: { element: ({ tagName }) => void calls.push(`${name} /${tagName}`) },
    });
    await walkTree(fromHtml(h('p', [h('b', 'x')])), [note('1'), note('2')]);
    expect(calls).toEqual([
      ...['1 p', '2 p', '1 b', '2 b', '1 "x"', '2 "x"'],
      ...['1 /b', '2 /b', '1 /p', '2 /p'],
    ]);
  });

  it('lets the inserting step and later ones visit an inserted node and its children', async () => {
    const [before, after] = [observe(), observe()];
    const replace: Step = {
      enter: {
        element: ({ tagName }) =>
          tagName === 'a' ? [h('b', [h('a')]), h('i')] : tagName === 'i' ? [] : undefined,
      },
    };
    const tree = fromHtml([h('p'), h('a', [h('u')]), h('s')]);
    // The inserted `a` would be replaced without end, so it is removed instead.
    let left = 1;
    const once: Step = {
      enter: {
        element: (node, parent) =>
          node.tagName === 'a' && left-- <= 0 ? [] : replace.enter?.element?.(node, parent),
      },
    };
    await walkTree(tree, [before.step, once, after.step]);
    expect(toHtml(tree)).toBe('<p></p><b></b><s></s>');
    expect(before.seen).toEqual(['p', '/p', 'a', 's', '/s']);
    expect(after.seen).toEqual(['p', '/p', 'b', '/b', 's', '/s']);
  });

  it("skips a node's children only for the step that requests it", async () => {
    const [skipping, other] = [observe(), observe()];
    const skip: Step = {
      ...skipping.step,
      enter: {
        element(node, parent) {
          skipping.step.enter?.element?.(node, parent);
          return node.tagName === 'pre' ? 'skip' : undefined;
        },
      },
    };
    await walkTree(fromHtml([h('pre', [h('b')]), h('p')]), [skip, other.step]);
    expect(skipping.seen).toEqual(['pre', 'p', '/p']);
    expect(other.seen).toEqual(['pre', 'b', '/b', '/pre', 'p', '/p']);
  });

  it('hides nodes inserted on leaving from all steps, and uses those of the first step', async () => {
    const after = observe();
    const wrap = (name: string): Step => ({
      leave: { element: (node) => (node.tagName === 'table' ? [h(name, [node])] : undefined) },
    });
    const tree = fromHtml([h('table', [h('tr')]), h('p')]);
    await walkTree(tree, [wrap('div'), wrap('section'), after.step]);
    expect(toHtml(tree)).toBe('<div><table><tr></tr></table></div><p></p>');
    expect(after.seen).toEqual(['table', 'tr', '/tr', '/table', 'p', '/p']);
  });

  it('continues with the remaining nodes when a step removes the next ones', async () => {
    const { step, seen } = observe();
    const take: Step = {
      enter: {
        element(node, parent) {
          if (node.tagName !== 'a') return undefined;
          parent.children.splice(parent.children.indexOf(node) + 1, 2);
          return [h('b')];
        },
      },
    };
    await walkTree(fromHtml([h('a'), h('i'), h('u'), h('p')]), [take, step]);
    expect(seen).toEqual(['b', '/b', 'p', '/p']);
  });

  it('finishes the steps one after another', async () => {
    const done: string[] = [];
    const slow: Step = {
      async end(tree) {
        await new Promise(setImmediate);
        replaceNode(tree, tree.children[0] as Nodes, [h('i')]);
        done.push('slow');
      },
    };
    const quick: Step = { end: (tree) => void done.push(toHtml(tree)) };
    await walkTree(fromHtml(h('b')), [slow, quick]);
    expect(done).toEqual(['slow', '<i></i>']);
  });

  it('changes nothing if the node to replace has been removed', () => {
    const tree = h('ul', [h('li'), h('li')]);
    replaceNode(tree, { type: 'text', value: '\n' } as Nodes, [h('br')]);
    expect(toHtml(tree)).toBe('<ul><li></li><li></li></ul>');
  });
});
