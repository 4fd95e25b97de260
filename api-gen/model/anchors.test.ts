import { describe, expect, it } from 'vitest';
import { assignAnchors } from './anchors.ts';
import { declare } from '../testing/declare.ts';
import type { Declaration } from './declaration.ts';

const idsOf = (owner: Declaration) =>
  [...assignAnchors(owner).memberIds].map(([member, id]) => [member.name, id]);

describe('assignAnchors', () => {
  it('uses the original’s ids for members', () => {
    expect(
      idsOf(
        declare('class', 'X', [
          declare('constructor', 'constructor'),
          declare('method', 'runCommand'),
        ]),
      ),
    ).toEqual([
      ['constructor', 'constructor'],
      ['runCommand', 'runcommand'],
    ]);
  });

  it('numbers a repeated name, even if the first is a heading', () => {
    expect(
      idsOf(
        declare('class', 'X', [
          declare('property', 'run'),
          declare('method', 'run'),
          declare('method', 'Methods'),
        ]),
      ),
    ).toEqual([
      ['run', 'run'],
      ['Methods', 'methods-1'],
      ['run', 'run-1'],
    ]);
  });

  it('leaves the ids of the site’s frame alone', () => {
    expect(idsOf(declare('class', 'X', [declare('property', 'root')]))).toEqual([
      ['root', 'root-1'],
    ]);
  });

  it('assigns every name an id that needs no escaping', () => {
    const ids = idsOf(
      declare('interface', 'X', [
        declare('property', '</details>'),
        declare('property', '漢字'),
        declare('property', '漢'),
        declare('property', 'a b'),
      ]),
    ).map(([, id]) => id);
    expect(ids).toEqual(['details', 'a-b', 'member', 'member-1']);
  });

  it('lists inherited members after own ones', () => {
    const inherited = declare('method', 'a', [], { inheritedFrom: { name: 'Base.a' } });
    const [section] = assignAnchors(
      declare('class', 'X', [inherited, declare('method', 'b')]),
    ).sections;
    expect(section).toMatchObject({
      title: 'Methods',
      own: [{ name: 'b' }],
      inherited: [{ name: 'a' }],
    });
  });
});
