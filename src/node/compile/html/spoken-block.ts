import { errorAt } from '#shared/problem.ts';
import type { Block, SpokenBlock } from './block.ts';

/**
 * Creates a block from one that needs a spoken language. On a site without a spoken language, the
 * block is reported.
 */
export function spokenBlock(block: SpokenBlock): Block {
  return (input, context) => {
    const { language, report } = context;
    if (language?.isStandIn) return [];
    if (language) return block(input, { ...context, language });
    report(
      errorAt(
        input.position,
        'This block shows a spoken language, and the site has none.',
        'Remove the line, or name the files of the language in the configuration field "voice".',
      ),
    );
    return [];
  };
}
