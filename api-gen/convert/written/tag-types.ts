/**
 * Tags whose type only repeats the type in the code. All other tags, such as `@throws
 * {RangeError}`, add information.
 */
const repeating =
  'arg|argument|augments|callback|default|defaultValue|enum|extends|implements|import|link\\w*|overload|param|prop|property|return|returns|satisfies|template|this|type|typeParam|typedef';

const tagType = new RegExp(
  `^([ \\t]*(?:/\\*)?\\**[ \\t]*@(?!(?:${repeating})\\b)\\w+[ \\t]+)\\{(?!@)((?:[^{}\\n\`]|\\{[^{}\\n\`]*\\})+)\\}`,
  'gm',
);

/**
 * Formats the types in tags as code, because TypeDoc drops them. Does not move any other
 * characters, so that positions stay valid.
 */
export function keepTagTypes(source: string): string {
  return source.replace(/\/\*\*[^]*?\*\//g, (comment) => comment.replace(tagType, '$1`$2`'));
}
