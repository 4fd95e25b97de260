import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { trustedTypesPolicy } from '#shared/document/document-marks.ts';

/** What the policy must allow for the pages' HTML, in addition to the site's own files. */
export interface ContentNeeds {
  /** Origins of images, video and audio. */
  readonly media: readonly string[];
  /** Origins of frames. */
  readonly frames: readonly string[];
  /** Whether an author has used `style="…"`. */
  readonly hasInlineStyles: boolean;
  /** Whether another project's components run. What they need is unknown until they run. */
  readonly trustsCode: boolean;
  /** Contents of the script and style elements that the build itself writes into documents. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Names of the elements that load images, video or audio. */
const media = new Set(['img', 'source', 'video', 'audio']);

/**
 * Matches HTML that may load media or frames, or set a style. Pages without a match do not have to
 * be parsed.
 */
const mayNeed = new RegExp(`<(?:${[...media, 'iframe'].join('|')})|style`, 'i');

/**
 * Collects the origins of media and frames in the pages' HTML, and whether it has inline styles.
 */
export function findContentNeeds(pages: Iterable<string>) {
  const needs = { media: new Set<string>(), frames: new Set<string>() };
  let hasInlineStyles = false;
  for (const html of pages) {
    if (!mayNeed.test(html)) continue;
    const parser = new Parser({
      onopentag(name, { src, srcset, poster, style }) {
        hasInlineStyles ||= style !== undefined;
        const origins =
          name === 'iframe' ? needs.frames : media.has(name) ? needs.media : undefined;
        for (const address of [src, poster, ...candidates(srcset)])
          if (address !== undefined) addOrigin(address, origins);
      },
    });
    parser.end(html);
  }
  return {
    media: [...needs.media].sort(),
    frames: [...needs.frames].sort(),
    hasInlineStyles,
  };
}

/**
 * Returns the URLs in `srcset="a.png 1x,b.png 2x"`. A comma ends a descriptor, but it ends a URL
 * only if followed by a space.
 */
function candidates(srcset = '') {
  return [...srcset.matchAll(/([^\s,]\S*?)(?:(?<!,),+(?:\s|$)|\s[^,]*(?:,|$)|$)/g)].map(
    ([, address = '']) => address,
  );
}

/**
 * Adds the origin of an absolute URL. Ignores hosts with unusual characters, because `URL` accepts
 * some that have a special meaning in policies, such as `;` and `*`.
 */
function addOrigin(address: string, origins: Set<string> | undefined) {
  const base = 'https://relative.invalid';
  if (origins === undefined || !URL.canParse(address, base)) return;
  const { protocol, host } = new URL(address, base);
  const origin = `${protocol}//${host}`;
  if (origin !== base && /^https?:\/\/[a-z\d.-]+(?::\d+)?$/.test(origin)) origins.add(origin);
}

/** Merges several languages' needs and removes duplicates. */
export function mergeNeeds(needs: readonly ContentNeeds[]): ContentNeeds {
  const merge = (name: 'media' | 'frames' | 'scripts' | 'styles') => [
    ...new Set(needs.flatMap((one) => one[name])),
  ];
  return {
    media: merge('media').sort(),
    frames: merge('frames').sort(),
    hasInlineStyles: needs.some(({ hasInlineStyles }) => hasInlineStyles),
    trustsCode: needs.some(({ trustsCode }) => trustsCode),
    scripts: merge('scripts'),
    styles: merge('styles'),
  };
}

/**
 * Returns the policy for the HTML documents of all given configurations, one for each language
 * (Content Security Policy Level 3, Trusted Types). Scripts and styles must be this site's files,
 * or inline and allowed by hash. HTML may be set only through our own Trusted Types policy. Images
 * may be `data:` URLs. Another project's components may load media and frames from all HTTPS hosts,
 * set styles and HTML, and compile WebAssembly, but even their scripts must be this site's files.
 */
export function contentSecurityPolicy(
  configs: readonly LocalizedConfig[],
  given: ContentNeeds,
): string {
  const { trustsCode } = given;
  const needs = trustsCode
    ? {
        ...given,
        media: ['https:', ...given.media],
        frames: ['https:', ...given.frames],
        hasInlineStyles: true,
      }
    : given;
  const appId = configs[0]?.search.hosted?.appId;
  const search =
    appId === undefined ? [] : [`https://${appId}-dsn.algolia.net`, 'https://*.algolianet.com'];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...(trustsCode ? ["'wasm-unsafe-eval'"] : []),
      ...needs.scripts.map(hashSource),
    ],
    ['style-src', "'self'", ...needs.styles.map(hashSource)],
    ...styleAttributes(configs[0]?.announcementBar, needs),
    ['img-src', "'self'", 'data:', ...needs.media],
    ...(needs.media.length > 0 ? [['media-src', "'self'", ...needs.media]] : []),
    ...(needs.frames.length > 0 ? [['frame-src', "'self'", ...needs.frames]] : []),
    ...(search.length > 0 ? [['connect-src', "'self'", ...search]] : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...(trustsCode
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', trustedTypesPolicy],
        ]),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/**
 * Returns the rule for style attributes. Allows all of them if authors use any; otherwise, allows
 * only the announcement's colors, which are in the only style attribute that React writes.
 */
function styleAttributes(bar: SiteConfig['announcementBar'], { hasInlineStyles }: ContentNeeds) {
  if (hasInlineStyles) return [['style-src-attr', "'unsafe-inline'"]];
  const colors = [
    ...(bar?.backgroundColor ? [`background-color:${bar.backgroundColor.trim()}`] : []),
    ...(bar?.textColor ? [`color:${bar.textColor.trim()}`] : []),
  ];
  return colors.length === 0
    ? []
    : [['style-src-attr', "'unsafe-hashes'", hashSource(colors.join(';'))]];
}

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Folder of worker files, which are served with their own policy. */
export const workerFolder = 'assets/workers';

/** Policy for workers. It allows compiling WebAssembly, which the sandbox's parser needs. */
const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * Returns the content of the file from which hosts such as Netlify and Cloudflare Pages read
 * headers. Hosts apply every rule that matches a file, so workers also get the policy for all
 * files, which therefore must not restrict WebAssembly. Framing can be forbidden only in a header.
 */
export function headersFile(
  configs: readonly Pick<SiteConfig, 'baseUrl'>[],
  policy: string,
): string {
  const root = configs[0]?.baseUrl ?? '/';
  return [
    oneLine(`${root}*`),
    header('Content-Security-Policy', `${policyOfAllFiles(policy)}; frame-ancestors 'none'`),
    header('X-Content-Type-Options', 'nosniff'),
    header('Referrer-Policy', 'strict-origin-when-cross-origin'),
    '',
    oneLine(`${root}*.md`),
    header('Content-Type', 'text/markdown; charset=utf-8'),
    '',
    ...configs.flatMap(({ baseUrl }) => [
      oneLine(`${baseUrl}assets/*`),
      header('Cache-Control', 'public, max-age=31536000, immutable'),
      '',
      oneLine(`${baseUrl}${workerFolder}/*`),
      header('Content-Security-Policy', workerPolicy),
      '',
    ]),
  ].join('\n');
}

/**
 * Returns the policy for all files: the documents' policy with the same rules for loading scripts,
 * but without "script-src" and "default-src", which would also restrict WebAssembly. The documents'
 * own policy has both.
 */
function policyOfAllFiles(policy: string) {
  const directives = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('default-src '))
    .map((directive) => directive.replace(/^script-src /, 'script-src-elem '));
  const named = new Set(directives.map((directive) => directive.split(' ', 1)[0]));
  const others = ['connect-src', 'font-src', 'frame-src', 'manifest-src', 'media-src', 'worker-src']
    .filter((name) => !named.has(name))
    .map((name) => `${name} 'self'`);
  return [...directives, "script-src-attr 'none'", ...others].join('; ');
}

function header(name: string, value: string) {
  return `  ${oneLine(`${name}: ${value}`)}`;
}

/**
 * Returns the text unchanged. Throws if it contains a control character or line break, which could
 * start a new header.
 */
function oneLine(text: string) {
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(text))
    throw new Error(`A header would have several lines: ${JSON.stringify(text.slice(0, 200))}.`);
  return text;
}
