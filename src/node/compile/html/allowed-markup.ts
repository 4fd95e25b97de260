import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { frameIds } from '#shared/document/document-marks.ts';

/** Attribute that carries an author's own heading id through the HTML parser and the sanitizer. */
export const chosenIdAttribute = 'dataChosenId';

/**
 * Text-level elements and media that GitHub does not allow but pages here may use. None of them
 * changes how a browser parses the text that follows, so repeated serializing and parsing leaves a
 * page's elements unchanged.
 */
const moreElements =
  'abbr audio bdi bdo caption cite col colgroup dfn figcaption figure mark small time u video wbr';

/** Elements that are dropped with their contents, which are not text. */
const withContents =
  'iframe math noembed noframes noscript script style svg template textarea title xmp';

/** Classes used by our own Markdown steps and by GitHub's Markdown. */
const ownClasses =
  /^(?:(?:admonition|api|tok)(?:-[a-z-]+)?|language-.+|footnotes|inherited|sr-only|contains-task-list|task-list-item|data-footnote-backref)$/;

const webOnly = /^https?:\/\//;
const words = (text: string) => text.split(' ');

/**
 * Returns the markup allowed in plain Markdown and the generated reference: GitHub's schema plus
 * our own elements and attributes. Iframes may show only `frameHosts`. List items of the reference
 * may have ids, which identify declarations. `docs-block` marks a rendered block; authors cannot
 * write this tag, because unknown tags become text or are dropped.
 */
export function allowedMarkup(frameHosts: readonly string[], isReference: boolean): Schema {
  return {
    ...defaultSchema,
    tagNames: [
      ...(defaultSchema.tagNames ?? []),
      ...words(moreElements),
      ...(frameHosts.length > 0 ? ['iframe'] : []),
      'docs-block',
    ],
    strip: words(withContents),
    // Harmful ids are rejected rather than prefixed. List items and table cells do no harm outside
    // their usual parents.
    clobber: [],
    ancestors: {},
    protocols: {
      cite: ['http', 'https'],
      href: ['http', 'https', 'mailto', 'tel', 'pathname'],
      src: ['http', 'https', 'data'],
      srcSet: ['http', 'https'],
    },
    attributes: {
      ...attributes,
      iframe: frameAttributes(frameHosts),
      li: ['value', ...(isReference ? ['id'] : [])],
    },
  };
}

/**
 * One-word lower-case properties of `document` and of forms, which an element with such a name can
 * hide, and ids of the page frame.
 */
const properties = [
  'action after all anchors animate append applets attributes autocapitalize autocomplete autocorrect autofocus',
  'before blur body charset children clear click close closest contains cookie dataset dir doctype domain draggable',
  'elements embeds encoding enctype evaluate focus fonts forms fullscreen head hidden id images',
  'implementation inert lang length links location matches method name nonce normalize open part plugins popover',
  'prefix prepend prerendering pseudo referrer rel remove reset role scripts scroll slot spellcheck style submit',
  'target timeline title translate when write writeln',
  ...frameIds,
]
  .join(' ')
  .replaceAll(' ', '|');

/**
 * Ids and names that authors may use in raw HTML. They contain no capitals, which all multi-word
 * properties have, and differ from one-word properties and from the ids of the page frame. Footnote
 * ids have a prefix. Heading ids are set by our own step, and cannot hide properties.
 */
const allowedId = new RegExp(
  `^(?:user-content-.*|(?!(?:${properties})$)[^A-Z\\s"'<>&_$][^A-Z\\s"'<>&]*)$`,
);

const media = words('controls height loop muted preload width');

const attributes: Schema['attributes'] = {
  '*': [
    ...words('align ariaDescribedBy ariaHidden ariaLabel ariaLabelledBy dir lang title vAlign'),
    ['className', ownClasses],
    ['dataKind', /^[a-z-]*$/],
    ['dataMark', /^[A-Za-z]?$/],
    ['id', allowedId],
    ['role', 'img', 'none', 'note', 'presentation'],
    ['translate', 'yes', 'no'],
  ],
  a: [
    ...words('dataFootnoteBackref dataFootnoteRef href'),
    ['name', allowedId],
    ['rel', 'nofollow', 'noopener', 'noreferrer'],
    ['target', '_blank'],
  ],
  audio: [...media, ['src', webOnly]],
  blockquote: ['cite'],
  code: ['dataCodeMeta'],
  col: ['span', 'width'],
  colgroup: ['span'],
  del: ['cite', 'dateTime'],
  details: ['open'],
  'docs-block': ['index'],
  img: [
    ...words('alt height sizes srcSet width'),
    ['src', /^(?!data:)/i, /^data:image\/(?:avif|gif|jpeg|png|webp)[;,]/],
    ['loading', 'lazy', 'eager'],
  ],
  ...Object.fromEntries(words('h1 h2 h3 h4 h5 h6').map((name) => [name, [chosenIdAttribute]])),
  input: ['checked', ...(defaultSchema.attributes?.input ?? [])],
  ins: ['cite', 'dateTime'],
  ol: words('reversed start type'),
  q: ['cite'],
  section: ['dataFootnotes'],
  source: [...words('media sizes srcSet type'), ['src', webOnly]],
  table: ['border', 'width'],
  td: words('colSpan headers rowSpan width'),
  th: words('abbr colSpan headers rowSpan scope width'),
  time: ['dateTime'],
  video: [...media, 'playsInline', ['poster', webOnly], ['src', webOnly]],
};

/**
 * Returns the attributes allowed on iframes. The host must be spelled exactly as in the setting and
 * be followed by a slash, so that it cannot be interpreted differently.
 */
function frameAttributes(hosts: readonly string[]): NonNullable<Schema['attributes']>[string] {
  const literal = hosts.map((host) => host.replace(/[^\w-]/g, '\\$&')).join('|');
  return [
    ...words('allowFullScreen frameBorder height width'),
    ['loading', 'lazy', 'eager'],
    ['src', new RegExp(`^https://(?:${literal})/`)],
  ];
}
