import { errorAt } from '#shared/problem.ts';
import type { Block, SpokenBlock } from './block.ts';

/**
 * Turns a block that needs a spoken language into one that can be used on any site. Without a
 * spoken language, the block is reported; with a stand-in for a faulty one, it renders nothing.
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
