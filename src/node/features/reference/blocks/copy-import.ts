import { h } from 'hastscript';
import type { Block } from '#node/compile/html/block.ts';

/**
 * `::copy-import[import { Range } from "common";]`: renders a button that copies the statement;
 * `src/client/behaviors/press.ts` handles it.
 */
export const copyImportBlock: Block = ({ label }, { addSearchText, translator }) => {
  addSearchText('');
  const text = translator.translate('members.copyImport', 'Copy import');
  const properties = {
    type: 'button',
    className: ['button'],
    dataAction: 'copy-import',
    value: label,
  };
  return [h('p', h('button', properties, text))];
};
