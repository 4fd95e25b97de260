import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  Application,
  type DocumentationEntryPoint,
  OptionDefaults,
  TSConfigReader,
  type TypeDocOptions,
  TypeScript as ts,
} from 'typedoc';
import type { EntryPoint } from './entry-points.ts';
import type { ExcludedPart } from './excluded-files.ts';
import { moduleName } from './names.ts';
import type { ProblemLogger } from './problem-logger.ts';
import { slugTag } from '../model/slugs.ts';
import { keepTagTypes } from './written/tag-types.ts';
import { readTsconfig } from './read-tsconfig.ts';
import { findAbove } from './source-files.ts';
import { findWorkspacePaths } from './workspace.ts';

/**
 * The sources to convert: a folder's absolute path, and the paths of its modules relative to it.
 */
export interface ConvertInput {
  readonly root: string;
  readonly modules: readonly string[];
  /** The entry points that users import. If given, `modules` lists their files. */
  readonly entryPoints?: readonly EntryPoint[];
  /** Parts to include although they are excluded by default; all if absent. */
  readonly included?: readonly ExcludedPart[];
  /**
   * Where to keep the program. If absent, the program is not kept, which frees most of the memory.
   */
  readonly kept?: KeptProgram;
}

/**
 * The compiler's program from the latest conversion of a folder, for the next conversion to reuse.
 */
export interface KeptProgram {
  program?: ts.Program;
}

/**
 * Creates a TypeDoc application for exactly the given modules, whichever files the checkout's own
 * tsconfig includes.
 */
export async function createApplication(
  input: ConvertInput,
  logger: ProblemLogger,
): Promise<Application> {
  const tsconfig = writeTsconfig(input);
  const includes = (part: ExcludedPart) => input.included?.includes(part) ?? true;
  const options: TypeDocOptions & { readonly compilerOptions: Record<string, unknown> } = {
    alwaysCreateEntryPointModule: true,
    basePath: input.root,
    tsconfig,
    compilerOptions: {
      noEmit: true,
      skipLibCheck: true,
      composite: false,
      incremental: false,
      declaration: false,
    },
    exclude: [],
    // Without this, TypeDoc would print deeply nested types as `...`.
    maxTypeConversionDepth: 1000,
    excludeExternals: false,
    excludePrivate: !includes('private'),
    excludePrivateClassFields: !includes('private'),
    excludeInternal: !includes('internal'),
    skipErrorChecking: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    readme: 'none',
    sort: ['source-order'],
    plugin: [],
    excludeTags: OptionDefaults.excludeTags.filter((tag) => tag !== '@virtual'),
    blockTags: [...OptionDefaults.blockTags, slugTag],
    suppressCommentWarningsInDeclarationFiles: true,
  };
  const app = await Application.bootstrap(options, [new TSConfigReader()]);
  app.logger = logger;
  app.getEntryPoints = () => openModules(app, input);
  rmSync(path.dirname(tsconfig), { recursive: true });
  return app;
}

/** The compiler's error code for a file that does not exist, such as one named in `extends`. */
const fileNotFound = 6053;

/**
 * Writes a temporary tsconfig and returns its path. It extends the checkout's own, if that can be
 * read completely, and includes the documented files and all declaration files.
 */
function writeTsconfig({ root, modules }: ConvertInput): string {
  const own = findAbove(root, 'tsconfig.json');
  // The package that provides the extended tsconfig may not be installed.
  const isWhole = own && readTsconfig(own).errors.every(({ code }) => code !== fileNotFound);
  const types = own && path.join(path.dirname(own), 'node_modules/@types');
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'api-gen-')), 'tsconfig.json');
  const compilerOptions = {
    ...(isWhole
      ? {}
      : {
          target: 'ES2022',
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          jsx: 'preserve',
          types: [],
        }),
    typeRoots: types && existsSync(types) ? [types] : undefined,
    paths: findWorkspacePaths(root),
    rootDir: '/',
    ignoreDeprecations: '6.0',
  };
  const config = {
    extends: isWhole ? own : undefined,
    compilerOptions,
    files: modules.map((module) => path.join(root, module)),
    include: [path.join(root, '**/*.d.ts')],
    exclude: [path.join(root, '**/node_modules')],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * Creates one program for all modules, stores it in `kept`, and returns TypeDoc's entry points.
 * Parses only the files that have changed since the program previously in `kept` was created.
 */
function openModules(
  { options, logger }: Application,
  { root, modules, kept }: ConvertInput,
): DocumentationEntryPoint[] {
  const earlier = kept?.program;
  const compilerOptions = options.getCompilerOptions(logger);
  const host = ts.createCompilerHost(compilerOptions);
  const { readFile } = host;
  host.readFile = (file) => {
    const text = readFile(file);
    return text === undefined || !/\.[cm]?tsx?$/.test(file) ? text : keepTagTypes(text);
  };
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const known = earlier?.getSourceFile(file);
    return known && known.text === host.readFile(file) ? known : getSourceFile(file, ...rest);
  };
  const program = ts.createProgram({
    rootNames: options.getFileNames(),
    options: compilerOptions,
    host,
    oldProgram: earlier,
  });
  if (kept) kept.program = program;
  return modules.flatMap((file) => {
    const sourceFile = program.getSourceFile(path.join(root, file));
    return sourceFile ? [{ displayName: moduleName(file), program, sourceFile }] : [];
  });
}
