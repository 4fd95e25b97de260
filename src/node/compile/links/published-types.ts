import path from 'node:path';

/** Extensions of images that pages may show. */
const pictures = 'apng avif bmp gif ico jpeg jpg png svg webp';

/**
 * Extensions of files that pages may link to. Browsers show, play or save these files, and do not
 * run any of them as this site's code.
 */
const linked = [
  'apng avif bmp gif ico jpeg jpg png webp',
  'aac flac m4a mp3 oga ogg opus wav m4v mov mp4 ogv webm srt vtt',
  'csv docx epub json log odp ods odt pdf pptx rtf tsv txt xlsx yaml yml',
  'diff ini patch py talon talon-list toml',
  '7z bz2 gz rar tar tgz vsix xz zip',
  'otf ttf woff woff2',
];

/** Extensions of additional files that Docusaurus's loaders accept, and of feeds. */
const loaded = 'avi doc eot mkv mpeg mpg ppt vob wmv xls xml';

/**
 * Matches files that evaluate to their URL when code imports them, as in Docusaurus. JSON is
 * excluded, because it is imported as data.
 */
export const addressesInCode = new RegExp(
  `\\.(?!json$)(?:${[pictures, loaded, ...linked].join(' ').replaceAll(' ', '|')})$`,
  'i',
);

const pictureEndings = toEndings(pictures);
const linkedEndings = toEndings(linked.join(' '));

/** Whether pages may show a file as an image. */
export function isPicture(file: string): boolean {
  return pictureEndings.has(endingOf(file));
}

/**
 * Whether pages may publish a file by linking to it; `more` has the extensions from the setting
 * `publish.fileTypes`.
 */
export function isPublishable(file: string, more: readonly string[]): boolean {
  const ending = endingOf(file);
  return linkedEndings.has(ending) || more.includes(ending);
}

/** Returns a file's extension in lower case, including the dot; empty if there is none. */
export function endingOf(file: string): string {
  return path.extname(file).toLowerCase();
}

function toEndings(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map((ending) => `.${ending}`));
}
