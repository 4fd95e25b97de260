import { errorAt } from '#shared/problem.ts';
import type { Block, SpokenBlock } from './block.ts';

/**
 * Wraps a block that needs a spoken language so that any site can use it. If the site has no spoken
 * language, reports the block; if the language's files are faulty, renders nothing.
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
