import { errorAt, type Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/text/nearest.ts';
import {
  parseYaml,
  yamlProblems,
  type FieldPart,
  type YamlSource,
} from '#node/base/syntax/yaml-source.ts';
import { frontmatterFields, frontmatterSchema, type Frontmatter } from './frontmatter-schema.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { innerIssue } from '#node/base/report/inner-issue.ts';
import { wrongFields, type WrongField } from '#node/base/report/wrong-fields.ts';

/** A page, split into its validated frontmatter and the rest. */
export interface ParsedFrontmatter {
  readonly frontmatter: Frontmatter;
  /** Unknown fields that are allowed because other programs may use them; absent if none. */
  readonly otherFields?: Readonly<Record<string, unknown>>;
  /** The text with the frontmatter replaced by blank lines, so that line numbers do not change. */
  readonly body: string;
  readonly problems: readonly Problem[];
}

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Matches the beginning of frontmatter: a `---` line with a field below it. */
const openFence = /^---[ \t]*\r?\n[\w-]+[ \t]*:/;

/**
 * Parses and validates a page's frontmatter. Invalid fields are omitted, and all of them are
 * reported at once; `file` is used in the reports. With `isOpen`, values of the wrong type are
 * converted if possible, and other programs' fields are allowed unless their names look like
 * misspellings of known fields.
 */
export function parseFrontmatter(text: string, file: string, isOpen = false): ParsedFrontmatter {
  const source = text.replace(/^\uFEFF/, '');
  const match = fence.exec(source);
  if (!match) {
    const unclosed = errorAt(
      { file, line: 1, column: 1 },
      'The frontmatter is not closed.',
      'Write a line "---" below its last field.',
    );
    return { frontmatter: {}, body: source, problems: openFence.test(source) ? [unclosed] : [] };
  }
  const body = match[0].replace(/[^\n]+/g, '') + source.slice(match[0].length);
  const head = match[1] ?? '';
  const yaml = parseYaml(head, { file, linesBefore: 1 });
  if (yaml.errors.length > 0)
    return {
      frontmatter: {},
      body,
      problems: yamlProblems(yaml, 'The frontmatter is not valid YAML'),
    };
  return { body, ...checkFields(yaml, isOpen) };
}

function checkFields(
  yaml: YamlSource,
  isOpen: boolean,
): Pick<ParsedFrontmatter, 'frontmatter' | 'otherFields' | 'problems'> {
  const value = isOpen ? convertFields(yaml.value ?? {}) : (yaml.value ?? {});
  const { data, error } = frontmatterSchema.safeParse(value);
  if (data) return { frontmatter: data, problems: [] };
  const problems: Problem[] = [];
  const wrong = new Set<string>();
  const others = new Set<string>();
  for (const field of wrongFields(error.issues)) {
    const [name = '', ...inner] = field.path;
    wrong.add(name);
    if (isOpen && field.isUnknown && inner.length === 0 && !isMisspelled(name)) others.add(name);
    else problems.push(toProblem(field, yaml));
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(entries.filter(([name]) => isPicked(name)));
  const frontmatter = frontmatterSchema.safeParse(pick((name) => !wrong.has(name))).data ?? {};
  const otherFields = pick((name) => others.has(name));
  return { frontmatter, problems, otherFields: others.size > 0 ? otherFields : undefined };
}

/** Converts fields and list items that have the wrong type, as Docusaurus does. */
function convertFields(fields: object): object {
  type Holder = Record<PropertyKey, unknown>;
  const converted = structuredClone(fields) as Holder;
  const issues = frontmatterSchema.safeParse(fields).error?.issues ?? [];
  for (const issue of issues.map(innerIssue)) {
    const name = issue.path.at(-1);
    if (issue.code !== 'invalid_type' || name === undefined) continue;
    const holder = issue.path.slice(0, -1).reduce((value, key) => value[key] as Holder, converted);
    holder[name] = convertTo(issue.expected, holder[name]);
  }
  return converted;
}

/**
 * Converts a number or boolean to text, or text to a number or boolean. Returns any other value
 * unchanged.
 */
function convertTo(type: string, value: unknown) {
  if (type === 'string' && /^(?:number|boolean)$/.test(typeof value)) return String(value);
  if (typeof value !== 'string') return value;
  if (type === 'number' && Number.isFinite(Number(value || NaN))) return Number(value);
  return type === 'boolean' && /^(?:true|false)$/.test(value) ? value === 'true' : value;
}

/**
 * Whether a name is probably a misspelling of a known field. Short names must be more similar,
 * because they may belong to other programs.
 */
function isMisspelled(name: string) {
  return findNearest(name, frontmatterFields, name.length > 4 ? 2 : 1) !== undefined;
}

function toProblem({ path, isUnknown, message }: WrongField, yaml: YamlSource): Problem {
  const name = path.join('.');
  if (isUnknown) {
    const nearest = findNearest(name, frontmatterFields);
    const hint =
      path.length > 1
        ? 'Correct its name or remove the field.'
        : `The fields are ${frontmatterFields.join(', ')}.`;
    return errorAt(
      yaml.locate(path, 'name'),
      `The frontmatter field "${name}" is unknown.`,
      nearest ? `Did you mean "${nearest}"?` : hint,
    );
  }
  if (name === '')
    return errorAt(
      yaml.locate([]),
      'The frontmatter has no fields.',
      'Write each as "name: value" on its own line.',
    );
  return errorAt(
    yaml.locate(path),
    `The frontmatter field "${name}" is invalid: ${message}.`,
    `Correct the value of "${name}" or remove the field.`,
  );
}

/**
 * Reads a page's file again and returns the position of a frontmatter field, for problems found
 * after parsing. See `YamlSource.locate` for `path` and `part`.
 */
export function locateFrontmatter(
  file: string,
  path: readonly string[],
  part?: FieldPart,
): Problem['position'] {
  const text = fence.exec(readTextFile(file).text)?.[1] ?? '';
  return parseYaml(text, { file, linesBefore: 1 }).locate(path, part);
}
