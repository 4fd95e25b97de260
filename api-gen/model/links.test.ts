import { describe, expect, it } from 'vitest';
import { declare as declareWithSameId } from '../testing/declare.ts';
import { buildLinkTable, isNameShared } from './links.ts';
import { assignSlugs } from './slugs.ts';

let nextId = 1;
const declare = (...[kind, name, children]: Parameters<typeof declareWithSameId>) =>
  declareWithSameId(kind, name, children, { id: nextId++ });

describe('isNameShared', () => {
  const table = buildLinkTable(
    assignSlugs([
      declare('module', 'a', [
        declare('class', 'Position'),
        declare('class', 'Range', [declare('property', 'Position')]),
        declare('reference', 'Range'),
        declare('namespace', 'internal', [declare('interface', 'Edit')]),
      ]),
      declare('module', 'b', [declare('type alias', 'Position'), declare('interface', 'Edit')]),
    ]),
    '/api/',
  );

  it('finds names that several types have, whether they have pages of their own or not', () => {
    expect(isNameShared(table, 'Position')).toBe(true);
    expect(isNameShared(table, 'Edit')).toBe(true);
  });

  it('counts neither a member nor a re-export as another type', () => {
    expect(isNameShared(table, 'Range')).toBe(false);
  });
});
