import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { toLanguage } from '#shared/voice/language/language.ts';
import type { BlockContext } from '#node/compile/html/block.ts';
import { spokenAsBlock } from './spoken-as.ts';

const draw = async (label: string, language: BlockContext['language']): Promise<string> =>
  toHtml(
    await spokenAsBlock({ label, position: { file: 'a.mdx' } }, {
      language,
    } as unknown as BlockContext),
  );

describe('how to say a declaration', () => {
  it('lists the phrases and links to their explanations', async () => {
    expect(await draw('classes/actions_Remove.Delete', defaultLanguage)).toBe(
      '<p>Spoken as <code>"chuck"</code>: <a href="/user/actions/#delete">chuck in the guide</a>.</p>',
    );
    expect(await draw('classes/actions_BringMoveSwap.Swap', defaultLanguage)).toMatch(
      /^<p>Spoken as <code>"swap"<\/code> or <code>"with"<\/code>: <a href="\/user\/actions\/#swap">/,
    );
  });

  it('names the group if there are many phrases', async () => {
    expect(
      await draw('classes/processTargets_marks_DecoratedSymbolStage.default', defaultLanguage),
    ).toContain('Reached by saying any of <a href="/user/marks/#decorated-symbol">Letters</a>, ');
  });

  it("uses the words of the site's language, and links only to existing explanations", async () => {
    const spanish = toLanguage({
      ...cursorless,
      vocabulary: [
        {
          id: 'simple_action',
          csv: null,
          forms: [{ spoken: 'tirar', identifier: 'remove' }],
        },
      ],
      terms: {
        groups: {},
        terms: { 'simple_action:remove': { api: 'classes/actions_Remove.Delete' } },
      },
    });
    expect(await draw('classes/actions_Remove.Delete', spanish)).toBe(
      '<p>Spoken as <code>"tirar"</code>.</p>',
    );
    expect(await draw('classes/actions_Call.Call', spanish)).toBe('');
  });

  it('renders nothing on a site without a spoken language', async () => {
    expect(await draw('classes/actions_Remove.Delete', undefined)).toBe('');
  });
});
