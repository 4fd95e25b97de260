import type { Block } from '../html/block.ts';
import { h } from 'hastscript';

/** `::api-filter[methods, private]`: draws switches that show and hide kinds of members of a long page, by style sheet alone. */
export const apiFilterBlock: Block = (input, context) => {
  context.addSearchText('');
  const labels = input.label.split(', ').map((kind) =>
    h('label', {}, [
      h(
        'input',
        {
          type: 'checkbox',
          checked: true,
          autoComplete: 'off',
          dataShows: kind.replaceAll(' ', '-'),
        },
        [],
      ),
      ` Show ${kind}`,
    ]),
  );
  return [h('fieldset', { className: ['api-filter'] }, [h('legend', {}, ['Members']), ...labels])];
};
