/*
 * Names that the prerender writes into a document and the browser looks for. The style sheets use
 * the attributes of the root element too.
 */

/**
 * Attribute of the root element that the app sets when it starts; without it, the site's files did
 * not load.
 */
export const appStartedAttribute = 'data-app-started';

/**
 * Attribute of the root element that is set if scripts run; without it, controls that need them are
 * hidden.
 */
export const scriptingAttribute = 'data-js';

/** Attribute of the root element set once the app handles clicks. */
export const appListeningAttribute = 'data-app-listening';

/** Attribute of the root element while the app itself handles the search shortcuts. */
export const searchReadyAttribute = 'data-search-ready';

/** Id of the field that takes the query until the search dialog has loaded. */
export const earlyFieldId = 'early-search';

/** Id of the template that holds back the app's scripts until the styles have loaded. */
export const appScriptsId = 'app-scripts';

/** Attribute of a button that was pressed before the app started; the app presses it again. */
export const earlyClickAttribute = 'data-early-click';

/** Id of the data block with the page's data as JSON. */
export const pageDataId = 'page-data';

/** Ids of the frame around the text; no heading or authored element may use one. */
export const frameIds: readonly string[] = [
  'root',
  pageDataId,
  appScriptsId,
  earlyFieldId,
  'main-content',
  'status-region',
  'control-menu',
  'control-color',
  'control-search',
  'control-previous-section',
  'control-next-section',
  'control-top',
  'control-hats',
  'control-shortcuts',
  'control-vocabulary',
  'contents-of-this-page',
  'sidebar-of-this-page',
  'first-command',
];

/** Attribute of the page's own elements in the head, which are removed on navigation. */
export const pageTagAttribute = 'data-tag';

/**
 * Attribute of an element in a page's content that has tags for its head, as JSON: the children of
 * `<Head>`.
 */
export const givenTagsAttribute = 'data-page-head';

/** Attribute of the preload link for the page's script. */
export const pageChunkAttribute = 'data-page-chunk';

/** Attribute of the preload link for a sidebar that several pages share. */
export const pageSidebarAttribute = 'data-page-sidebar';

/**
 * Attribute of the preload link for a live page's static parts, in a document that contains only
 * some of them.
 */
export const pagePartsAttribute = 'data-page-parts';

/** Attribute of the links to the page's other versions: the version's name. */
export const docsVersionAttribute = 'data-docs-version';

/** Attribute of an element of a live page whose content is static HTML: the key of that HTML. */
export const staticHtmlAttribute = 'data-static';

/** Static HTML of a page; its elements refer to it by these keys. */
export type StaticHtml = Readonly<Record<string, string>>;

/**
 * Name of the only Trusted Types policy: the app creates it, and the Content-Security-Policy of the
 * documents allows it.
 */
export const trustedTypesPolicy = 'docs-html';
