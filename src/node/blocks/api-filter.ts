import type { Block } from '../html/block.ts';
import { h } from 'hastscript';

/** `::api-filter[methods, private]`: renders switches that show and hide kinds of members on a long page, with CSS alone. */
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
