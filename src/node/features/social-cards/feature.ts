import type { Feature } from '#node/compile/model/feature.ts';
import { createCards } from './create-cards.ts';
import { createToPng } from './to-png.ts';

/**
 * A social card for each page without an image of its own, if the site enables cards and its URL is
 * configured.
 */
export const cards: Feature = {
  pageImages({ options, sourcesOf, store }) {
    const { config, publicDirs, root } = options;
    const cardOf = createCards(config, publicDirs, (version) => sourcesOf(version).tools.language);
    const toPng = createToPng(store, root);
    return (record, compiled) => {
      const card = cardOf(record, compiled);
      let png: Promise<Buffer> | undefined;
      return card && { ...card, content: () => (png ??= toPng(card.svg)) };
    };
  },
};
