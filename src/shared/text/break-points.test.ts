import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtBreakPoints } from './break-points.ts';

describe('splitAtBreakPoints', () => {
  it('breaks after the marks that join names', () => {
    expect(splitAtBreakPoints('core_HatAllocator.HatAllocator')).toEqual([
      'core_',
      'HatAllocator.',
      'HatAllocator',
    ]);
    expect(splitAtBreakPoints('show/hide/toggle')).toEqual(['show/', 'hide/', 'toggle']);
  });

  it('breaks long words at their capitals, and leaves short ones whole', () => {
    expect(splitAtBreakPoints('editNewNotebookCellAbove')).toEqual([
      'edit',
      'New',
      'Notebook',
      'Cell',
      'Above',
    ]);
    expect(splitAtBreakPoints('VscodeEdit')).toEqual(['VscodeEdit']);
  });

  it('leaves sentences alone', () => {
    const text = 'Adding a new programming language. And/or another…';
    expect(splitAtBreakPoints(text)).toEqual([
      'Adding a new programming language. And/',
      'or another…',
    ]);
  });

  it('loses nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => splitAtBreakPoints(text).join('') === text));
  });
});
