import { describe, expect, it } from 'vitest';
import { packShard, unpackShard } from './packed-shard.ts';
import { shards } from '#client/search/engine/search-fixture.test-data.ts';

describe('files of the index', () => {
  it.each(Object.entries(shards))('reads back what it writes: %s', (_, shard) => {
    expect(unpackShard(JSON.parse(JSON.stringify(packShard(shard))))).toEqual(shard);
  });

  it('writes no field names and no trailing empty values', () => {
    expect(
      packShard({
        group: 'user',
        pages: [{ path: '/', sections: [{ level: 1, title: 'Home' }] }],
        terms: [
          { key: 'letter:a', form: 'air', explained: '/#a' },
          { key: 'letter:b', form: 'bat', explained: '/#b' },
        ],
      }),
    ).toEqual({
      group: 'user',
      pages: [['/', '', [1, '', 'Home']]],
      terms: [
        {
          group: 'letter',
          explained: '/#a',
          terms: [
            ['a', 'air'],
            ['b', 'bat', '', '/#b'],
          ],
        },
      ],
    });
  });
});
