import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, positionAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import type { ComponentPlace, GlobalComponents } from '../context/compile-sources.ts';
import { findCodeFault, parseCode } from '#node/base/syntax/parse-code.ts';
import { exportedValue } from '#node/base/syntax/code-source.ts';
import { findModule } from '#node/base/files/find-module.ts';
import { missingProblem } from './missing-imports.ts';
import { missingImports } from './missing-in-code.ts';

/**
 * Finds the components that a file provides to all pages (`export default { Feature }` or named
 * exports), and the modules that declare them. The file is not run, and pages load only the
 * components that they use.
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
  const toPosition = (offset: number) => ({ file, ...positionAt(code, offset) });
  const unreadable = findCodeFault(file, code);
  if (unreadable) {
    const message = `The code cannot be read: ${unreadable.message}.`;
    const hint = 'Correct the code at this place.';
    const componentsFault = errorAt(toPosition(unreadable.offset), message, hint);
    return { globalComponents: new Map(), componentsFault };
  }
  const { module, program } = parseCode(file, code);
  const missing = new Map(
    missingImports(file, siteDir).map(({ source, position }) => [
      source,
      missingProblem('code', source, position),
    ]),
  );
  const placeOf: PlaceOf = (source, name) => {
    const fault = missing.get(source);
    const target = path.resolve(path.dirname(file), source);
    const found = source.startsWith('.') ? (findModule(target) ?? (fault && target)) : source;
    return found && !source.startsWith('@theme')
      ? { file: found, exported: name ?? 'default', fault }
      : undefined;
  };
  const imports = importedNames(module, placeOf, toPosition);
  return {
    globalComponents: new Map([
      ...exportedPlaces(module, file, imports, placeOf),
      ...placesOfDefault(exportedValue(program, code), file, imports),
    ]),
  };
}

/**
 * Returns the location of a component that a module exports under a name; undefined for theme
 * modules and for files that are not code.
 */
type PlaceOf = (source: string, name: string | null | undefined) => ComponentPlace | undefined;

type NamedPlaces = readonly (readonly [string, ComponentPlace])[];

type ParsedModule = ReturnType<typeof parseCode>['module'];

/**
 * A name that a file imports, and where it comes from. Namespace imports (`* as`) and theme modules
 * have no place.
 */
interface ImportedName {
  readonly name: string;
  readonly start: number | null;
  readonly place?: ComponentPlace;
}

/** Returns the names that a file imports, with a fault for each name that does not exist. */
function importedNames(
  { staticImports }: ParsedModule,
  placeOf: PlaceOf,
  toPosition: (offset: number) => SourcePosition,
): readonly ImportedName[] {
  return staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(({ importName: { kind, name, start }, localName }) => {
      const place = kind === 'NamespaceObject' ? undefined : placeOf(moduleRequest.value, name);
      const position = toPosition(start ?? localName.start);
      const fault = place && (place.fault ?? missingExport(place, position));
      return { name: localName.value, start, place: place && { ...place, fault } };
    }),
  );
}

/** Returns the names that a file exports, each with its component's location. */
function exportedPlaces(
  { staticExports }: ParsedModule,
  file: string,
  imports: readonly ImportedName[],
  placeOf: PlaceOf,
): NamedPlaces {
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, importName, moduleRequest, isType }) => {
      if (!name || isType) return [];
      // The parser attributes the export of an imported name to the import.
      const imported = imports.find(
        ({ start, place }) => place && start === importName.start,
      )?.place;
      const place = moduleRequest
        ? (imported ?? placeOf(moduleRequest.value, importName.name))
        : { file, exported: name };
      return place ? [[name, place] as const] : [];
    }),
  );
}

/** Returns the components in the object that a file exports by default. */
function placesOfDefault(
  exported: ReturnType<typeof exportedValue>,
  file: string,
  imports: readonly ImportedName[],
): NamedPlaces {
  const properties = exported?.type === 'ObjectExpression' ? exported.properties : [];
  return properties.flatMap((property): NamedPlaces => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { key, value } = property;
    const imported = imports.find(({ name }) => value.type === 'Identifier' && value.name === name);
    if (imported) return imported.place ? [[key.name, imported.place]] : [];
    // The file's own declarations are reached through its default export.
    const own = { file, exported: 'default', member: key.name };
    return /^\p{Lu}/u.test(key.name) ? [[key.name, own]] : [];
  });
}

/**
 * Returns an error if a file of the site does not export an imported name. Packages and files with
 * `export *` are not checked.
 */
function missingExport(
  { file, exported }: ComponentPlace,
  position: SourcePosition,
): Problem | undefined {
  if (!existsSync(file)) return undefined;
  const { module, errors } = parseCode(file, readFileSync(file, 'utf8'));
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const isAll = ({ importName: { kind } }: (typeof entries)[number]) => /^All/.test(kind);
  const isExported = entries.some(({ exportName: { kind, name } }) =>
    exported === 'default' ? kind === 'Default' : name === exported,
  );
  if (errors.length > 0 || !module.hasModuleSyntax || entries.some(isAll) || isExported)
    return undefined;
  return errorAt(
    position,
    `The code imports "${exported}", which the other file does not export.`,
    'Correct the name, or export it there.',
  );
}
