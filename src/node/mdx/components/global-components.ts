import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { positionAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import { explainMissingExport } from '../../report/code-problem.ts';
import type { ComponentPlace, GlobalComponents } from '../context/compile-sources.ts';

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Returns the file of a module given without extension; undefined if there is none. */
export function findModule(module: string): string | undefined {
  return endings
    .map((ending) => module + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
}

/** Parses JavaScript or TypeScript; JSX is allowed in `.js` files too. */
export function parseCode(file: string, code: string) {
  return parseSync(file, code, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });
}

/**
 * Finds the components that a file provides to all pages, and the modules that declare them:
 * `export default { Feature }`, or exports by name. The file is not run, and pages load only what
 * they use.
 */
export function readGlobalComponents(file: string | undefined): {
  readonly globalComponents: GlobalComponents;
  readonly componentsFault?: Problem;
} {
  if (file === undefined) return { globalComponents: new Map() };
  const code = readFileSync(file, 'utf8');
  const { module, program, errors } = parseCode(file, code);
  const [error] = errors;
  if (error) return { globalComponents: new Map(), componentsFault: toFault(error, file, code) };
  const imports = module.staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.flatMap(({ importName: { kind, name, start }, localName }) => {
      const place =
        kind === 'NamespaceObject' ? undefined : placeIn(file, moduleRequest.value, name);
      if (!place) return [];
      const position = { file, ...positionAt(code, start ?? localName.start) };
      const fault = isMissing(place) ? missingExport(place, position) : undefined;
      return [{ name: localName.value, start, place: { ...place, fault } }];
    }),
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, importName, moduleRequest, isType }) => {
      if (!name || isType) return [];
      // The parser attributes an export of an imported name to the import.
      const imported = imports.find(({ start }) => start === importName.start)?.place;
      const place = moduleRequest
        ? (imported ?? placeIn(file, moduleRequest.value, importName.name))
        : { file, exported: name };
      return place ? [[name, place] as const] : [];
    }),
  );
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const ofDefault = defaultProperties(program).flatMap((property): [string, ComponentPlace][] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { key, value } = property;
    const local = value.type === 'Identifier' ? value.name : '';
    const found = imports.find(({ name }) => local === name);
    if (found) return [[key.name, found.place]];
    // What the file declares itself is reached through its object.
    return imported.has(local) || !/^\p{Lu}/u.test(key.name)
      ? []
      : [[key.name, { file, exported: 'default', member: key.name }]];
  });
  return { globalComponents: new Map([...exports, ...ofDefault]) };
}

type Program = ReturnType<typeof parseCode>['program'];

/** Returns the properties of the object that a file exports by default, directly or by name. */
function defaultProperties({ body }: Program) {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const written = exported && withoutType(exported.declaration);
  const declared = body
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .find(
      ({ id }) =>
        id.type === 'Identifier' && written?.type === 'Identifier' && id.name === written.name,
    );
  const value = declared?.init ? withoutType(declared.init) : written;
  return value?.type === 'ObjectExpression' ? value.properties : [];
}

type DefaultDeclaration = Extract<
  Program['body'][number],
  { type: 'ExportDefaultDeclaration' }
>['declaration'];

function withoutType(value: DefaultDeclaration): DefaultDeclaration {
  return value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression'
    ? value.expression
    : value;
}

/** Whether a file of the site lacks an export; packages, and files that export all of others, are not read. */
function isMissing({ file, exported }: ComponentPlace): boolean {
  if (!existsSync(file)) return false;
  const { module, errors } = parseCode(file, readFileSync(file, 'utf8'));
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const isAll = ({ importName: { kind } }: (typeof entries)[number]): boolean => /^All/.test(kind);
  const isThere = entries.some(({ exportName: { kind, name } }) =>
    exported === 'default' ? kind === 'Default' : name === exported,
  );
  return errors.length === 0 && module.hasModuleSyntax && !entries.some(isAll) && !isThere;
}

function missingExport({ exported }: ComponentPlace, position: SourcePosition): Problem {
  const [message, hint] = explainMissingExport(exported);
  return { message, hint, severity: 'error', position };
}

function toFault(
  { message, labels: [place] }: ReturnType<typeof parseCode>['errors'][number],
  file: string,
  code: string,
): Problem {
  return {
    message: `The code cannot be read: ${message}.`,
    hint: 'Correct the syntax at this place.',
    severity: 'error',
    position: { file, ...positionAt(code, place?.start ?? 0) },
  };
}

/**
 * Returns what an import or re-export names; undefined for a missing file or one of the theme's
 * modules.
 */
function placeIn(
  importer: string,
  module: string,
  exported: string | null | undefined,
): ComponentPlace | undefined {
  const file = module.startsWith('.')
    ? findModule(path.resolve(path.dirname(importer), module))
    : module;
  return file && !module.startsWith('@theme')
    ? { file, exported: exported ?? 'default' }
    : undefined;
}
