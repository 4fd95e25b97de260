import announcement from './announcement.css?inline';
import api from './api.css?inline';
import code from './code.css?inline';
import containers from './containers.css?inline';
import drawn from './drawn.css?inline';
import frame from './frame.css?inline';
import glossary from './glossary.css?inline';
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
  { css: code, marker: /<pre\b|class="tok-/ },
  { css: containers, marker: /<details\b|class="(?:[^"]* )?(?:admonition|tab-list|doc-card-list)/ },
  { css: glossary, marker: /class="(?:[^"]* )?glossary-term/ },
  { css: drawn, marker: /class="(?:hat|example)/ },
  { css: api, marker: /class="(?:[^"]* )?(?:api-|docs-origin-api)/ },
  {
    css: ownPages,
    marker: /class="(?:page-frame (?:search|state)-page|cheatsheet|character-list)/,
  },
];
