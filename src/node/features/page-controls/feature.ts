import { h } from 'hastscript';
import type { Translate } from '#shared/i18n/translate.ts';
import { errorAt } from '#shared/problem.ts';
import type { SpokenBlock } from '#node/compile/html/block.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { spokenBlock } from '#node/compile/html/spoken-block.ts';

/** The id and name of each control at the foot of every page, keyed by its block's label. */
const controls: Readonly<Record<string, { id: string; name(translate: Translate): string }>> = {
  'my-vocabulary': {
    id: 'control-vocabulary',
    name: (translate) => translate('myVocabulary.load', 'Load my spoken words'),
  },
  'show-hats': {
    id: 'control-hats',
    name: (translate) => translate('hats.onPage', 'Put hats on this page'),
  },
};

/**
 * `::control[my-vocabulary]`: renders a button that presses a control at the foot of the page and
 * says what that control does; `src/client/behaviors/press.ts` handles it.
 */
const controlBlock: SpokenBlock = ({ label, position }, context) => {
  const { addSearchText, report, translator } = context;
  addSearchText('');
  const control = lookUp(controls, label);
  if (!control) {
    const known = Object.keys(controls).map((name) => `“${name}”`);
    report(errorAt(position, `There is no control “${label}”.`, `Use ${known.join(' or ')}.`));
    return [];
  }
  const properties = {
    type: 'button',
    className: ['button'],
    dataAction: 'press-control',
    value: control.id,
  };
  return [h('p', h('button', properties, control.name(translator.translate)))];
};

/** Buttons in the text that press the controls at the foot of the page. */
export const pageControls: PageExtension = { blocks: { control: spokenBlock(controlBlock) } };
