import { excludedParts } from '#shared/api/api-manifest.ts';

/** A part of the sources that is left out of the reference by default. */
export type ExcludedPart = (typeof excludedParts)[number];

const patterns: Readonly<Partial<Record<ExcludedPart, RegExp>>> = {
  tests:
    /(?:^|\/)(?:__\w+__|tests?|typetests?|specs?|e2e|fixtures|benchmarks?|examples?|templates)\/|[.-](?:test|spec|bench|test-d|stories)\.[cm]?tsx?$/,
  configurations: /(?:^|\/)(?:[\w.-]+\.config|\.\w+rc|gulpfile|gruntfile)\.[cm]?tsx?$/i,
  output: /(?:^|\/)(?:dist|build|out|output|coverage)\//,
};

/**
 * Whether a file, relative to the source folder, belongs to a part that is left out and not
 * `included`.
 */
export function isExcluded(file: string, included: readonly ExcludedPart[] = []): boolean {
  return excludedParts.some((part) => !included.includes(part) && patterns[part]?.test(file));
}
