import type { SearchShard } from '#shared/search/search-shard.ts';

/** Search shards of a small site whose guides, contributor pages and reference share words. */
export const shards: Readonly<Record<'user' | 'contributor' | 'api', SearchShard>> = {
  user: {
    group: 'user',
    pages: [
      {
        path: '/',
        sections: [
          {
            level: 1,
            title: 'Cursorless documentation',
            text: 'Say what you want to do with what you see.',
          },
          {
            id: 'delete',
            level: 2,
            title: 'Delete',
            text: '“chuck <target>”: delete the target',
            terms: 'erase, get rid of',
          },
          {
            id: 'copy',
            level: 2,
            title: 'Cut / copy',
            text: 'Copies the target',
            terms: 'clipboard',
          },
          {
            id: 'scopes',
            level: 2,
            title: 'Syntactic scopes',
            text: 'The nearest function around the mark',
          },
          { id: 'take', level: 2, title: 'Selections', text: 'Moves the caret' },
          { id: 'every', level: 2, title: '“every”', text: 'All of a kind' },
        ],
      },
      {
        path: '/user/unicode/',
        sections: [
          { level: 1, title: 'Ünïcode', text: '<img src=x onerror=alert(1)> is only text here' },
          {
            id: 'scripts',
            level: 2,
            title: 'Scripts',
            text: 'Call `user.cursorless_command(action, target)` from your own scripts.',
          },
        ],
      },
    ],
    terms: [
      { key: 'simple_action:remove', form: 'chuck', what: 'delete it', explained: '/#delete' },
      { key: 'simple_action:setSelection', form: 'take', explained: '/#take' },
      { key: 'scope_type:namedFunction', form: 'funk', what: 'function', explained: '/#scopes' },
      { key: 'simple_scope_modifier:every', form: 'every', explained: '/#every' },
      { key: 'cursorless_homophone:cursorless', form: 'cursorless', explained: '/' },
    ],
  },
  contributor: {
    group: 'contributor',
    blocks: { '/#copy': 'copy: user.cursorless_command("paintBrush")' },
    pages: [
      {
        path: '/contributing/',
        sections: [
          { level: 1, title: 'Contributing', text: 'Delete old branches.' },
          { id: 'copy-settings', level: 2, title: 'Copy settings', text: 'Copy them.' },
        ],
      },
    ],
  },
  api: {
    group: 'api',
    code: { 'simple_action:remove': '/contributing/api/classes/actions_Remove.Delete/' },
    pages: [
      {
        path: '/contributing/api/classes/actions_Remove.Delete/',
        kind: 'Class',
        sections: [{ level: 1, title: 'Delete', text: 'Removes targets' }],
      },
      {
        path: '/contributing/api/classes/copy.Copy/',
        kind: 'Class',
        sections: [{ level: 1, title: 'Copy', text: 'Copies' }],
      },
      {
        path: '/contributing/api/classes/core_HatTokenMap.HatTokenMap/',
        kind: 'Class',
        sections: [
          {
            level: 1,
            title: 'HatTokenMap',
            text: 'Finds tokens',
            aliases: ['core/HatTokenMap.HatTokenMap'],
          },
          { id: 'gettoken', level: 2, title: 'getToken', text: 'Gets a token', overriders: 1 },
        ],
      },
      {
        path: '/contributing/api/classes/core_HatTokenMap.FrozenMap/',
        kind: 'Class',
        sections: [
          { level: 1, title: 'FrozenMap<T>', text: 'Tokens, as they were', marks: ['deprecated'] },
          { id: 'gettoken', level: 2, title: 'getToken', text: 'token', marks: ['override'] },
          { id: 'thaw', level: 2, title: 'thaw', text: 'Goes on', marks: ['beta'] },
        ],
      },
    ],
  },
};
