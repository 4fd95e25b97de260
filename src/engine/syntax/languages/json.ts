import { field, nodes, type LanguageRules } from '../scope-rule.ts';

/** Rules for JSON scopes, with or without comments. */
export const json: LanguageRules = {
  scopes: {
    map: [nodes('object')],
    list: [nodes('array')],
    string: [nodes('string')],
    comment: [nodes('comment')],
    collectionKey: [{ query: field('key', ['pair']), delimiter: 'trailing' }],
    value: [{ query: field('value', ['pair']), delimiter: 'leading' }],
  },
  textNodes: ['string', 'comment'],
  textPieces: ['string_content', 'escape_sequence'],
};
