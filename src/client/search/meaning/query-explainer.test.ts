import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { createQueryExplainer } from './query-explainer.ts';

describe('createQueryExplainer', () => {
  const explain = createQueryExplainer(defaultLanguage, []);

  it('explains what a query does as a command, however it was dictated', () => {
    expect(explain('chuck blue air')).toEqual({
      phrase: 'chuck blue air',
      words: 'delete · the token whose a wears a blue hat',
    });
    expect(explain('“Take air. Chuck that.” ')?.words).toBe(
      'select · the token whose a wears a gray hat; delete · the target of the last command',
    );
  });

  it('understands hats that are off by default', () =>
    expect(explain('take fox bat')?.words).toContain('gray fox hat'));

  it.each(['', 'chuck', 'how do I delete a line', 'HatTokenMap', 'take tail end'])(
    'has no meaning for "%s"',
    (query) => expect(explain(query)).toBeUndefined(),
  );

  it("uses the reader's words", () => {
    const own = createQueryExplainer(defaultLanguage, [
      { group: 'simple_action', identifier: 'remove', spoken: ['zap'] },
    ]);
    expect(own('zap air')?.words).toBe('delete · the token whose a wears a gray hat');
    expect(own('chuck air')).toBeUndefined();
  });
});
