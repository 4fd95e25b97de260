/** Tags whose type only repeats the code's. All others, such as `@throws {RangeError}`, add to it. */
const repeating =
  'arg|argument|augments|callback|default|defaultValue|enum|extends|implements|import|link\\w*|overload|param|prop|property|return|returns|satisfies|template|this|type|typeParam|typedef';

const tagType = new RegExp(
  `^([ \\t]*(?:/\\*)?\\**[ \\t]*@(?!(?:${repeating})\\b)\\w+[ \\t]+)\\{(?!@)((?:[^{}\\n\`]|\\{[^{}\\n\`]*\\})+)\\}`,
  'gm',
);

/**
 * Writes the types in tags as code, because TypeDoc drops them. Does not move any other character,
 * so that positions stay valid.
 */
export function keepTagTypes(source: string): string {
  return source.replace(/\/\*\*[^]*?\*\//g, (comment) => comment.replace(tagType, '$1`$2`'));
}
