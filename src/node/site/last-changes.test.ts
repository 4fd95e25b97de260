import { describe, expect, it } from 'vitest';
import { parseLog } from './last-changes.ts';

describe('parseLog', () => {
  it('takes the newest commit that names a file', () => {
    const log =
      '\u00012026-02-01T10:00:00Z\tAda\n\ncontent/a.md\n\u00012026-01-01T10:00:00Z\tBob\n\ncontent/a.md\ncontent/b.md\n';
    const changes = parseLog(log, '/repo');
    expect(changes.get('/repo/content/a.md')).toEqual({
      date: '2026-02-01T10:00:00Z',
      author: 'Ada',
    });
    expect(changes.get('/repo/content/b.md')).toEqual({
      date: '2026-01-01T10:00:00Z',
      author: 'Bob',
    });
  });

  it('finds nothing in an empty log', () => {
    expect(parseLog('', '/repo').size).toBe(0);
  });
});
