import type { Nodes, Parents } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import {
  admonitionClasses,
  admonitionKind,
  admonitionTitles,
  type AdmonitionKind,
} from '#shared/i18n/admonition-titles.ts';
import { warningAt } from '#shared/problem.ts';
import {
  lineOf,
  positionOf,
  translatorOf,
  type CompileContext,
} from '../context/compile-context.ts';
import type { MarkdownStep } from '../context/step.ts';

/**
 * Turns `:::note[Title]` containers into admonitions. Warns about an unknown kind, which becomes
 * `info`, a container that is not closed, and a malformed fence.
 */
export const admonitionsStep: MarkdownStep = (context) => {
  const titles = admonitionTitles(translatorOf(context).translate);
  const warn = (node: Nodes, message: string, hint: string) =>
    context.result.problems.push(warningAt(positionOf(node, context), message, hint));
  return {
    enter: {
      paragraph(node) {
        const [first] = node.children;
        const [fence] = first?.type === 'text' ? (/^:{3,}\s*[a-z].*/i.exec(first.value) ?? []) : [];
        if (fence)
          warn(
            node,
            `"${fence}" does not open an admonition, so it is shown as text.`,
            'Close the brackets and braces after its name, or remove the colons.',
          );
      },
    },
    leave: {
      containerDirective(node, parent: Parents) {
        // A feature has already rendered this container and stored the result in its data.
        if (node.data?.hChildren !== undefined) return;
        const written = `":::${node.name}"`;
        if (!isClosed(node, context))
          warn(
            node,
            `${written} is not closed, so it contains everything that follows.`,
            closingHint(node, parent, context),
          );
        const kind = admonitionKind(node.name, titles);
        if (kind === undefined)
          warn(
            node,
            `${written} is not a kind of admonition; it is shown as info.`,
            `Use one of ${Object.keys(titles).join(', ')}.`,
          );
        const shown = kind ?? 'info';
        drawAdmonition(node, shown, titles[shown]);
      },
    },
  };
};

/** Whether a container's last line is a fence of colons; an open container ends with its parent. */
function isClosed({ position }: ContainerDirective, context: CompileContext) {
  if (position === undefined) return true;
  const { start, end } = position;
  const last = lineOf(context, end.line);
  return end.line > start.line && /:{3,}\s*$/.test(last.slice(0, end.column - 1));
}

function closingHint(node: ContainerDirective, parent: Parents, context: CompileContext) {
  const colons = colonsOf(node, context);
  return parent.type === 'containerDirective' && colonsOf(parent, context) === colons
    ? `Write one more colon around the block that it is in, as in \`:${colons}${parent.name}\`.`
    : 'Write a line of as many colons where it ends.';
}

function colonsOf({ position }: ContainerDirective, context: CompileContext) {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return /^:*/.exec(lineOf(context, line).slice(column - 1))?.[0] ?? '';
}

/**
 * Renders an admonition. As in Docusaurus, its kind may be followed by attributes: `{#id .class
 * title="…"}`. `usual` is the kind's default title.
 */
function drawAdmonition(node: ContainerDirective, kind: AdmonitionKind, usual: string) {
  const { id, class: className, title: written } = node.attributes ?? {};
  const first = node.children[0];
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const body = label ? node.children.slice(1) : node.children;
  const title =
    label && !written ? label.children : [{ type: 'text' as const, value: written ?? usual }];
  node.data = {
    hName: 'div',
    hProperties: {
      id: id ?? undefined,
      className: admonitionClasses(kind, className),
      role: 'note',
      ariaLabel: written ?? (label ? toString(label) : undefined),
    },
  };
  node.children = [
    {
      type: 'paragraph',
      children: title,
      data: { hProperties: { className: ['admonition-title'] } },
    },
    {
      type: 'blockquote',
      children: body as never,
      data: { hName: 'div', hProperties: { className: ['admonition-body'] } },
    },
  ];
}
