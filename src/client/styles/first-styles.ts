import announcement from './announcement.css?inline';
import api from './api.css?inline';
import blocks from './blocks.css?inline';
import drawn from './drawn.css?inline';
import frame from './frame.css?inline';
import ownPages from './own-pages.css?inline';

/** Styles that stand in the document of each page whose markup asks for them, so that nothing has to be fetched before its first paint. */
interface FirstStyle {
  /** Minified. */
  readonly css: string;
  /** Occurs in the markup of the pages that need it. */
  readonly marker: RegExp;
}

/** In the order of the cascade. What a reader navigates to has its styles from `kinds.css`. */
export const firstStyles: readonly FirstStyle[] = [
  { css: frame, marker: /(?:)/ },
  { css: announcement, marker: /class="announcement-bar/ },
  {
    css: blocks,
    marker:
      /<(?:pre|details)\b|class="(?:[^"]* )?(?:tok-|admonition|tab-list|doc-card-list|glossary-term)/,
  },
  { css: drawn, marker: /class="(?:hat|example)/ },
  { css: api, marker: /class="(?:[^"]* )?(?:api-|docs-origin-api)/ },
  {
    css: ownPages,
    marker: /class="(?:page-frame (?:search|state)-page|cheatsheet|character-list)/,
  },
];
