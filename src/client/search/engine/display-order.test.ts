import { describe, expect, it } from 'vitest';
import { groupInOrder } from './display-order.ts';

describe('groupInOrder', () => {
  it('puts items into the order in which they are drawn, so that their numbers follow each other', () => {
    const items = ['user a 1', 'api x 1', 'user b 1', 'user a 2', 'api x 2'];
    expect(groupInOrder(items, (item) => item.split(' ') as [string, string])).toEqual([
      'user a 1',
      'user a 2',
      'user b 1',
      'api x 1',
      'api x 2',
    ]);
  });
});
