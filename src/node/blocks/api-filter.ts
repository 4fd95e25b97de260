import type { ApiFilterBlock } from '#shared/api/api-blocks.ts';
import type { Block } from '../mdx/block.ts';
import { h } from '../mdx/hast.ts';

/** A fence ```` ```api-filter ```` with JSON: draws switches that show and hide kinds of members, by style sheet alone. */
export const apiFilterBlock: Block = (input, context) => {
  const { switches } = JSON.parse(input.body) as ApiFilterBlock;
  context.addSearchText('');
  const labels = switches.map(({ shows, label }) =>
    h('label', {}, [
      h('input', { type: 'checkbox', checked: true, autoComplete: 'off', dataShows: shows }, []),
      ` ${label}`,
    ]),
  );
  return [h('fieldset', { className: ['api-filter'] }, [h('legend', {}, ['Members']), ...labels])];
};
