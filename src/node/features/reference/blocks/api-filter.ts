import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Translator } from '#shared/i18n/translator.ts';
import type { Block } from '#node/compile/html/block.ts';

/**
 * `::api-filter[methods, private, inherited]`: renders switches that filter the members of a page,
 * and buttons that open and step through them. CSS shows and hides kinds of members;
 * `src/client/behaviors/mix-inherited.ts` sorts inherited ones among the others.
 */
export const apiFilterBlock: Block = (input, { addSearchText, translator }) => {
  addSearchText('');
  const switches = input.label.split(', ').filter(Boolean).map(drawSwitch);
  return [h('fieldset.api-filter', [h('legend', 'Members'), switches, drawButtons(translator)])];
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

function drawButtons({ translate }: Translator): Element[] {
  const draw = (dataAction: string, value: string, text: string): Element =>
    h('button', { type: 'button', className: ['quiet-button'], dataAction, value }, text);
  return [
    draw('fold', 'open', translate('members.open', 'Open all')),
    draw('fold', '', translate('members.close', 'Close all')),
    draw('step-member', '-1', translate('members.previous', 'Previous member')),
    draw('step-member', '1', translate('members.next', 'Next member')),
  ];
}
