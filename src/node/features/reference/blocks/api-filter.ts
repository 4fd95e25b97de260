import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Translator } from '#shared/i18n/translator.ts';
import type { Block } from '#node/compile/html/block.ts';

/**
 * `::api-filter[details, methods, private, inherited]`: renders switches that filter a page's
 * members, and buttons that step through the members and, with `details`, expand and collapse parts
 * of the page. CSS shows and hides members by kind; `src/client/behaviors/mix-inherited.ts` sorts
 * inherited members among the others.
 */
export const apiFilterBlock: Block = (input, { addSearchText, translator }) => {
  addSearchText('');
  const parts = input.label.split(', ').filter(Boolean);
  const switches = parts.filter((part) => part !== 'details').map(drawSwitch);
  const buttons = drawButtons(translator, parts.includes('details'));
  return [h('fieldset.api-filter', [h('legend', 'Members'), switches, buttons])];
};

function drawSwitch(kind: string): Element {
  if (kind === 'inherited')
    return h('label', [
      h('input', { type: 'checkbox', autoComplete: 'off', dataAction: 'mix-inherited' }),
      ' Show inherited among the others',
    ]);
  const dataShows = kind.replaceAll(' ', '-');
  return h('label', [
    h('input', { type: 'checkbox', checked: true, autoComplete: 'off', dataShows }),
    ` Show ${kind}`,
  ]);
}

function drawButtons({ translate }: Translator, hasDetails: boolean): Element[] {
  const draw = (dataAction: string, value: string, text: string): Element =>
    h('button', { type: 'button', className: ['quiet-button'], dataAction, value }, text);
  return [
    ...(hasDetails
      ? [
          draw('fold', 'open', translate('members.open', 'Open all')),
          draw('fold', '', translate('members.close', 'Close all')),
        ]
      : []),
    draw('step-member', '-1', translate('members.previous', 'Previous member')),
    draw('step-member', '1', translate('members.next', 'Next member')),
  ];
}
