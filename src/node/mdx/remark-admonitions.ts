import type {} from 'mdast-util-to-hast';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { admonitionTitles, type AdmonitionKind } from '#shared/i18n/admonition-titles.ts';
import { lookUp } from '#shared/look-up.ts';
import { contextOf, positionOf, translatorOf } from './compile-context.ts';
import { isDrawn } from './remark-declarations.ts';

const kinds = Object.keys(admonitionTitles) as AdmonitionKind[];

/** Names that mean the same kind. */
const aliases: Readonly<Record<string, AdmonitionKind>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  warning: 'caution',
};

/** Kind of an admonition by the name that was written; undefined for an unknown name. */
function admonitionKind(name: string): AdmonitionKind | undefined {
  return lookUp(aliases, name) ?? kinds.find((kind) => kind === name);
}

/** Turns `:::note[Title]` containers into boxes. An unknown name is drawn as info, with a warning. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { translate } = translatorOf(context);
    visit(tree, 'containerDirective', (node) => {
      if (isDrawn(node)) return;
      const kind = admonitionKind(node.name);
      if (kind === undefined) {
        const hint = `Use one of ${kinds.join(', ')}.`;
        context.result.problems.push({
          message: `":::${node.name}" is not a kind of admonition; it is shown as info.`,
          hint,
          severity: 'warning',
          position: positionOf(node, context),
        });
      }
      const shown = kind ?? 'info';
      const title = translate(admonitionTitles[shown]);
      drawAdmonition(node, { kind: shown, title });
    });
  };
}

interface Box {
  readonly kind: AdmonitionKind;
  /** Where the author gives none. */
  readonly title: string;
}

function drawAdmonition(node: ContainerDirective, { kind, title: usual }: Box): void {
  const first = node.children[0];
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const body = label ? node.children.slice(1) : node.children;
  const title = label ? label.children : [{ type: 'text' as const, value: usual }];
  node.data = {
    hName: 'div',
    hProperties: {
      className: ['admonition', `admonition-${kind}`],
      role: 'note',
      ariaLabel: label ? toString(label) : undefined,
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
