import { errorAt } from '#shared/problem.ts';
import type { Block, BlockRegistry, SpokenBlock } from '../html/block.ts';
import { apiFilterBlock } from '#node/features/reference/blocks/api-filter.ts';
import { cheatsheetBlock } from '#node/features/cheatsheet/cheatsheet.ts';
import { copyImportBlock } from '#node/features/reference/blocks/copy-import.ts';
import { exampleBlock, firstExampleBlock } from '#node/features/examples/example.ts';
import { hatPosterBlock } from '#node/features/cheatsheet/hat-poster.ts';
import { spokenAsBlock } from '#node/features/spoken-tables/spoken-as.ts';
import { spokenFormsBlock } from '#node/features/spoken-tables/spoken-forms.ts';

/** All blocks available to pages, by name. */
export const blocks: BlockRegistry = {
  'api-filter': apiFilterBlock,
  cheatsheet: spoken(cheatsheetBlock),
  'copy-import': copyImportBlock,
  example: spoken(exampleBlock),
  'first-example': spoken(firstExampleBlock),
  'hat-poster': spoken(hatPosterBlock),
  'spoken-as': spokenAsBlock,
  'spoken-forms': spoken(spokenFormsBlock),
};

/** Reports a block that needs a spoken language on a site without one. */
function spoken(block: SpokenBlock): Block {
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
