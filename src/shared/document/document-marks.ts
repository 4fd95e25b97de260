/**
 * Attribute names and ids shared by the prerenderer and the browser code. Style sheets also use the
 * attributes of the root element.
 */

/**
 * Attribute that the app sets on the root element when it starts; if missing, the site's files did
 * not load.
 */
export const appStartedAttribute = 'data-app-started';

/**
 * Attribute that is set on the root element if scripts run, and removed if the app's scripts fail
 * to load; without it, controls that need scripts are hidden.
 */
export const scriptingAttribute = 'data-js';

/** Attribute that is set on the root element once the app handles clicks. */
export const appListeningAttribute = 'data-app-listening';

/** Attribute that is set on the root element while the app itself handles the search shortcuts. */
export const searchReadyAttribute = 'data-search-ready';

/** Id of the field that takes the query until the search dialog has loaded. */
export const earlyFieldId = 'early-search';

/** Id of the template that holds back the app's scripts until the document has been parsed. */
export const appScriptsId = 'app-scripts';

/**
 * Attribute that marks the last button clicked before the app handles clicks; the app then repeats
 * that click.
 */
export const earlyClickAttribute = 'data-early-click';

/** Id of the `<script>` element that contains the page's data as JSON. */
export const pageDataId = 'page-data';

/** Ids that the page frame uses; no heading or authored element may use them. */
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

/** Attribute that marks the page's own elements in the head, which are removed on navigation. */
export const pageTagAttribute = 'data-tag';

/**
 * Attribute of a content element that contains tags for the document's head, as JSON: the children
 * of `<Head>`.
 */
export const givenTagsAttribute = 'data-page-head';

/** Attribute of the preload link for the page's script. */
export const pageChunkAttribute = 'data-page-chunk';

/** Attribute of the preload link for the module with the page's sidebar. */
export const pageSidebarAttribute = 'data-page-sidebar';

/**
 * Attribute of the preload link for a live page's static parts. Only HTML files that lack some of
 * these parts have the link.
 */
export const pagePartsAttribute = 'data-page-parts';

/** Attribute of the links to the page's other versions; its value is the version's name. */
export const docsVersionAttribute = 'data-docs-version';

/**
 * Attribute of a live page's elements that contain static HTML; its value is the key of that HTML.
 */
export const staticHtmlAttribute = 'data-static';

/** A live page's static HTML, keyed by the values of `staticHtmlAttribute`. */
export type StaticHtml = Readonly<Record<string, string>>;

/**
 * Name of the only Trusted Types policy: the app creates the policy, and the documents'
 * Content-Security-Policy allows it.
 */
export const trustedTypesPolicy = 'docs-html';
