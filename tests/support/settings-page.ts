import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { footerColumn, footerItem } from '#shared/config/footer-schema.ts';
import { navbarItemSchemas } from '#shared/config/navbar-schema.ts';
import { configSchema } from '#shared/config/site-config.ts';

const folder = path.resolve(import.meta.dirname, '../../src/shared/config');

/** The parts of a JSON Schema that the settings page uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/**
 * Returns the Markdown of SETTINGS.md: every setting with the values and the default that the build
 * checks, and its meaning.
 */
export function settingsPage(): string {
  const comments = readComments();
  const schema = toSchema(configSchema);
  const rows = new Map<string, Setting>();
  for (const row of settingsIn(withItems(schema), ''))
    rows.set(row.path, join(rows.get(row.path), row));
  const lines = [...rows.values()].map(({ path: name, schema: value, isRequired }) =>
    [
      `\`${name}\``,
      valuesOf(value),
      isRequired ? 'required' : defaultOf(value),
      comments.get(keyOf(name)) ?? '',
    ].join(' | '),
  );
  return `${head}\n${lines.map((line) => `| ${line} |`).join('\n')}\n`;
}

/**
 * Adds the fields of navbar and footer items, which the schema lacks because the schema of an item
 * is chosen by its type or fields.
 */
function withItems(schema: Schema): Schema {
  const { navbar = {}, footer = {} } = schema.properties ?? {};
  const listOf = (schemas: readonly z.ZodType[]): Schema => ({
    type: 'array',
    default: [],
    items: { anyOf: schemas.map(toSchema) },
  });
  const add = (part: Schema, name: string, field: Schema): Schema => ({
    ...part,
    properties: { ...part.properties, [name]: field },
  });
  const items = listOf(Object.values(navbarItemSchemas));
  const links = listOf([footerItem, footerColumn]);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      navbar: add(navbar, 'items', items),
      footer: add(footer, 'links', links),
    },
  };
}

const toSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Merges the settings for a field that two kinds of items share. */
function join(before: Setting | undefined, row: Setting): Setting {
  if (!before) return row;
  const isRequired = before.isRequired && row.isRequired;
  return { path: row.path, schema: { anyOf: [before.schema, row.schema] }, isRequired };
}

const head = `# Settings

Every field of [src/site.config.ts](src/site.config.ts), and of the file that \`DOCS_SITE_CONFIG\` names. \`[]\` is each entry of a list, \`<name>\` each key that you choose. This page is made from the schema in \`src/shared/config/\`; after a change, \`npx vitest run --project unit tests/unit/settings.test.ts -u\` writes it.

Not in this file: the [environment](CONFIGURATION.md#environment-variables), \`versions.json\` and \`i18n/\` (see [versions](CONFIGURATION.md#versions) and [languages](CONFIGURATION.md#languages)), and \`public/\`, which holds the files that the settings \`favicon\`, \`image\` and \`logo\` name.

| Setting | Values | Default | Meaning |
| --- | --- | --- | --- |`;

interface Setting {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Lists the fields of a schema, each followed by its subfields. */
function settingsIn(schema: Schema, above: string): readonly Setting[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const fieldPath = above === '' ? name : `${above}.${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    return [{ path: fieldPath, schema: field, isRequired }, ...settingsIn(field, fieldPath)];
  });
  const { items, additionalProperties: others } = schema;
  return [
    ...own,
    ...(items ? settingsIn(items, `${above}[]`) : []),
    ...(typeof others === 'object' ? settingsIn(others, `${above}.<name>`) : []),
    ...alternativesOf(schema).flatMap((one) => settingsIn(one, above)),
  ];
}

const alternativesOf = ({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] => [
  ...anyOf,
  ...oneOf,
];

function valuesOf(schema: Schema): string {
  const { type, enum: names, items, additionalProperties } = schema;
  if ('const' in schema) return code(schema.const);
  if (names) return names.map(code).join(', ');
  const alternatives = [...new Set(alternativesOf(schema).map(valuesOf))];
  if (alternatives.length > 0) return alternatives.join(', ');
  if (type === 'array') return items && 'type' in items ? `list: ${valuesOf(items)}` : 'list';
  if (type === 'object')
    return typeof additionalProperties === 'object' ? 'fields by name' : 'fields';
  return type ?? 'any';
}

function defaultOf({ default: value }: Schema): string {
  const isEmpty = value === undefined || value === '' || JSON.stringify(value) === '{}';
  return isEmpty ? '' : code(value);
}

const code = (value: unknown): string =>
  `\`${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('|', '\\|')}\``;

/** Returns the key of a setting's comment: the setting's path without `[]` and `.<name>`. */
const keyOf = (name: string): string => name.replaceAll(/\[\]|\.<name>/g, '');

/** Schema declarations to read, each with the path of the setting that contains its fields. */
const starts = [
  ['configSchema', ''],
  ['footerItem', 'footer.links'],
  ['footerColumn', 'footer.links'],
] as const;

/** Returns the JSDoc comments of all fields in the schema's source, keyed as by `keyOf`. */
function readComments(): ReadonlyMap<string, string> {
  const declared = new Map<string, ts.Expression>();
  for (const file of readdirSync(folder).filter((name) => /(?<!test)\.ts$/.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      .statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
  }
  const comments = new Map<string, string>();
  for (const [name, above] of starts) {
    const start = declared.get(name);
    if (start) read(start, above);
  }
  return comments;

  function read(node: ts.Expression, above: string): void {
    if (ts.isIdentifier(node)) {
      const found = declared.get(node.text);
      if (found) read(found, above);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) readProperty(property, above);
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) read(element, above);
    } else if (ts.isCallExpression(node)) {
      if (ts.isPropertyAccessExpression(node.expression)) read(node.expression.expression, above);
      for (const argument of node.arguments)
        if (!ts.isArrowFunction(argument)) read(argument, above);
    } else if (ts.isPropertyAccessExpression(node)) read(node.expression, above);
  }

  function readProperty(property: ts.ObjectLiteralElementLike, above: string): void {
    if (ts.isSpreadAssignment(property)) return read(property.expression, above);
    const name = property.name?.getText() ?? '';
    // Kinds of items are not fields, but the `html` field of a link shares its name with a kind.
    const isItem = /^navbar(?:\.\w+)*\.(?:items|dropdownItems\w+)$/.test(above);
    const isKind =
      isItem && name in navbarItemSchemas && !/^html: optional/.test(property.getText());
    const place = isKind ? above : above === '' ? name : `${above}.${name}`;
    const words = ts
      .getJSDocCommentsAndTags(property)
      .map((doc) => ts.getTextOfJSDocComment(doc.comment));
    if (words[0] && !comments.has(place))
      comments.set(place, words[0].replace(/\s+/g, ' ').replaceAll('|', '\\|'));
    if (ts.isPropertyAssignment(property)) read(property.initializer, place);
    if (ts.isShorthandPropertyAssignment(property)) read(property.name, place);
  }
}
