import path from 'node:path';
import {
  Converter,
  ReflectionKind,
  type Application,
  type Context,
  type DeclarationReflection,
  type ProjectReflection,
  TypeScript as ts,
} from 'typedoc';
import type { Problem } from '#shared/problem.ts';
import type { ApiProject, Declaration } from '../model/declaration.ts';
import { moveToHomes } from '../model/move-to-homes.ts';
import { convertDeclaration } from './convert-declaration.ts';
import { createApplication, type ConvertInput } from './create-application.ts';
import { removeForeignParts } from './foreign-parts.ts';
import { forgetTypeParameters } from './forget-type-parameters.ts';
import { keepOwnWords } from './keep-own-words.ts';
import { addUnexported, unresolvedReferences } from './internal-namespaces.ts';
import { moduleName } from './names.ts';
import { markParameterProperties } from './mark-parameter-properties.ts';
import { ProblemLogger } from './problem-logger.ts';
import { renameExports } from './rename-exports.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { exportsOf, packagesOf } from './exports.ts';
import { findUnresolvedImports } from './unresolved-imports.ts';
import { repairComments, wholeLinkWords } from './repair-comments.ts';
import { namePatterns } from './written/name-patterns.ts';
import { keepWrittenNames } from './written/written-names.ts';
import { keepWrittenTypes } from './written/written-types.ts';

/** The result of the conversion: the source as plain data, and TypeDoc's messages. */
export interface ConvertResult {
  readonly project: ApiProject;
  readonly problems: readonly Problem[];
}

/** Facts that only the compiler's program can provide. */
interface ProgramFacts extends Pick<ApiProject, 'packages' | 'exports' | 'unresolvedImports'> {
  /** File of the module that documents each declaration, keyed by declaration id. */
  readonly homes: ReadonlyMap<number, string>;
  /** Files that declare exactly one module, paired with its name. */
  readonly ambient: readonly (readonly [file: string, name: string])[];
}

/** TypeDoc's result before it is converted to plain data. */
export interface SourceReading {
  readonly app: Application;
  readonly reflection: ProjectReflection;
  readonly facts: ProgramFacts;
  readonly problems: readonly Problem[];
}

/** Converts TypeScript sources to plain data. */
export async function convertProject(input: ConvertInput): Promise<ConvertResult> {
  const reading = await readSources(input);
  return { project: toProject(reading, input), problems: reading.problems };
}

/** Runs TypeDoc on the sources. */
export async function readSources(input: ConvertInput): Promise<SourceReading> {
  const logger = new ProblemLogger(input.root);
  const app = await createApplication(input, logger);
  app.converter.on(Converter.EVENT_BEGIN, ({ project }) => forgetTypeParameters(project));
  keepWrittenTypes(app);
  keepOwnWords(app);
  repairComments(app);
  app.converter.on(Converter.EVENT_RESOLVE_END, keepWrittenNames);
  let facts: ProgramFacts | undefined;
  app.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    (context: Context) => {
      const [program] = context.programs;
      if (!program) return;
      context.setActiveProgram(program);
      addUnexported(context, program, input.entryPoints === undefined);
      wholeLinkWords(context);
      namePatterns(context);
      markParameterProperties(context);
      removeForeignParts(context, input.root);
      const exports = exportsOf(context, input.root);
      context.setActiveProgram(undefined);
      facts = {
        homes: renameExports(context, { ...input, exports }),
        packages: input.entryPoints ?? packagesOf(program, input.root),
        exports,
        unresolvedImports: findUnresolvedImports(program, input.root),
        ambient: ambientNames(program, input.root),
      };
    },
    1000,
  );
  const reflection = await app.convert();
  if (!reflection || !facts)
    throw new Error(
      `TypeDoc could not read ${input.root}: ${logger.problems.map((problem) => problem.message).join(' ')}`,
    );
  for (const { comment } of Object.values(reflection.reflections))
    if (comment?.sourcePath)
      comment.sourcePath = path.relative(
        input.root,
        comment.sourcePath,
      ) as typeof comment.sourcePath;
  return { app, reflection, facts, problems: logger.problems };
}

/** Converts TypeDoc's result to plain data. */
export function toProject(
  { reflection, facts: { ambient, homes, ...facts } }: SourceReading,
  { root, entryPoints = [] }: ConvertInput,
): ApiProject {
  const names = new Map([
    ...ambient,
    ...entryPoints
      .flatMap(({ file, specifier }) => [
        [file, specifier] as const,
        [moduleName(file), specifier] as const,
      ])
      .reverse(),
  ]);
  return {
    modules: moveToHomes(convertModules(reflection, names), homes, facts.exports),
    unexported: findUnexported(reflection, root),
    ...facts,
  };
}

/**
 * Converts modules that declare or re-export something. A module is named by the specifier that
 * users import, or else after what an ambient file declares or after its path.
 */
function convertModules(
  project: ProjectReflection,
  names: ReadonlyMap<string, string>,
): Declaration[] {
  return (project.children ?? [])
    .filter((module) => module.kindOf(ReflectionKind.Module))
    .flatMap((module) => convertModule(module, names) ?? [])
    .map(unwrapAmbient)
    .filter(({ children, comment }) => children.length > 0 || comment)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function convertModule(
  module: DeclarationReflection,
  names: ReadonlyMap<string, string>,
): Declaration | null {
  const declaration = convertDeclaration(module);
  const file = module.sources?.[0]?.fileName;
  if (!declaration) return null;
  const name = file === undefined ? declaration.name : moduleName(file);
  return { ...declaration, name: names.get(file ?? name) ?? name };
}

/**
 * Lists the files that declare exactly one module, such as `declare module 'kit'`, with its name,
 * unless a comment names the file: `@module typings/kit`.
 */
function ambientNames(program: ts.Program, root: string): (readonly [string, string])[] {
  return program.getSourceFiles().flatMap((file) => {
    const [name, ...more] = file.statements.flatMap((node) =>
      ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name) ? node.name.text : [],
    );
    const isNamed = /@module[ \t]+\w/.test(file.text);
    if (name === undefined || more.length > 0 || isNamed || ts.isExternalModule(file)) return [];
    return [[pathFrom(root, file.fileName), name] as const];
  });
}

/**
 * Replaces a file that declares exactly one module with that module, adding the file's other
 * declarations.
 */
function unwrapAmbient(file: Declaration): Declaration {
  const [ambient, ...more] = file.children.filter(({ kind }) => kind === 'module');
  if (!ambient || more.length > 0) return file;
  const others = file.children.filter((child) => child !== ambient);
  return { ...ambient, children: [...ambient.children, ...others] };
}

/** Finds references to declarations that are in the documented files but still have no page. */
function findUnexported(project: ProjectReflection, root: string): ApiProject['unexported'] {
  const references = unresolvedReferences(Object.values(project.reflections)).filter(
    ({ symbolId }) => symbolId?.fileName && isDocumentedFile(symbolId.fileName, root),
  );
  const byName = new Map(references.map(({ type, owner }) => [type.qualifiedName, owner] as const));
  return [...byName].map(([name, owner]) => {
    let declaration = owner;
    while (!declaration.isDeclaration() && declaration.parent) declaration = declaration.parent;
    const source = declaration.isDeclaration() ? declaration.sources?.[0] : undefined;
    return { name, position: source ? { file: source.fileName, line: source.line } : null };
  });
}

function isDocumentedFile(file: string, root: string): boolean {
  const relative = path.relative(root, file);
  return (
    !relative.startsWith('..') && !/(?:^|[\\/])(?:node_modules|_[^\\/]*)(?:[\\/]|$)/.test(relative)
  );
}
