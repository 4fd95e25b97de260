import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, positionAt, type Problem } from '#shared/problem.ts';
import type { ComponentPlace, GlobalComponents } from '../context/compile-sources.ts';
import { findCodeFault, parseCode } from '#node/base/syntax/parse-code.ts';
import { exportedValue } from '#node/base/syntax/code-source.ts';
import { findModule } from '#node/base/files/find-module.ts';
import { missingProblem } from './missing-imports.ts';
import { missingImports } from './missing-in-code.ts';

/**
 * Finds the components that a file provides to all pages, and the modules that declare them:
 * `export default { Feature }`, or exports by name. The file is not run, and pages load only what
 * they use.
 */
export function readGlobalComponents(
  file: string | undefined,
  siteDir: string,
): {
  readonly globalComponents: GlobalComponents;
  readonly componentsFault?: Problem;
} {
  if (file === undefined) return { globalComponents: new Map() };
  const code = readFileSync(file, 'utf8');
  const unreadable = findCodeFault(file, code);
  if (unreadable) {
    const position = { file, ...positionAt(code, unreadable.offset) };
    const message = `The code cannot be read: ${unreadable.message}.`;
    const componentsFault = errorAt(position, message, 'Correct the code at this place.');
    return { globalComponents: new Map(), componentsFault };
  }
  const { module, program } = parseCode(file, code);
  const missing = new Map(
    missingImports(file, siteDir).map(({ source, position }) => [
      source,
      missingProblem('code', source, position),
    ]),
  );
  const placeOf = (source: string, name: string | null | undefined): ComponentPlace | undefined =>
    placeIn(file, source, { exported: name ?? 'default', fault: missing.get(source) });
  const imports = module.staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.flatMap(({ importName: { kind, name, start }, localName }) => {
      const place = kind === 'NamespaceObject' ? undefined : placeOf(moduleRequest.value, name);
      if (!place) return [];
      const position = { file, ...positionAt(code, start ?? localName.start) };
      const fault =
        place.fault ??
        (isMissing(place)
          ? errorAt(
              position,
              `The code imports "${place.exported}", which the other file does not export.`,
              'Correct the name, or export it there.',
            )
          : undefined);
      return [{ name: localName.value, start, place: { ...place, fault } }];
    }),
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, importName, moduleRequest, isType }) => {
      if (!name || isType) return [];
      // The parser attributes an export of an imported name to the import.
      const imported = imports.find(({ start }) => start === importName.start)?.place;
      const place = moduleRequest
        ? (imported ?? placeOf(moduleRequest.value, importName.name))
        : { file, exported: name };
      return place ? [[name, place] as const] : [];
    }),
  );
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const exported = exportedValue(program, code);
  const properties = exported?.type === 'ObjectExpression' ? exported.properties : [];
  const ofDefault = properties.flatMap((property): [string, ComponentPlace][] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { key, value } = property;
    const local = value.type === 'Identifier' ? value.name : '';
    const found = imports.find(({ name }) => local === name);
    if (found) return [[key.name, found.place]];
    // The file's own declarations are reached through the object that it exports.
    return imported.has(local) || !/^\p{Lu}/u.test(key.name)
      ? []
      : [[key.name, { file, exported: 'default', member: key.name }]];
  });
  return { globalComponents: new Map([...exports, ...ofDefault]) };
}

/**
 * Whether a file of the site lacks an export. Packages and files with `export *` are not checked.
 */
function isMissing({ file, exported }: ComponentPlace): boolean {
  if (!existsSync(file)) return false;
  const { module, errors } = parseCode(file, readFileSync(file, 'utf8'));
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const isAll = ({ importName: { kind } }: (typeof entries)[number]): boolean => /^All/.test(kind);
  const isExported = entries.some(({ exportName: { kind, name } }) =>
    exported === 'default' ? kind === 'Default' : name === exported,
  );
  return errors.length === 0 && module.hasModuleSyntax && !entries.some(isAll) && !isExported;
}

/**
 * Returns the target of an import or re-export; undefined for the theme's modules and for files
 * that are not code.
 */
function placeIn(
  importer: string,
  module: string,
  named: Pick<ComponentPlace, 'exported' | 'fault'>,
): ComponentPlace | undefined {
  const target = path.resolve(path.dirname(importer), module);
  const file = module.startsWith('.') ? (findModule(target) ?? (named.fault && target)) : module;
  return file && !module.startsWith('@theme') ? { file, ...named } : undefined;
}
