import type { PageRecord } from '#shared/page/page.ts';
import { warningAt, type Problem } from '#shared/problem.ts';
import type { DocsVersion } from './docs-versions.ts';
import { locateFrontmatter } from './parse-frontmatter.ts';
import type { ScannedPage } from './scan-page.ts';

/**
 * Replaces originals with their translations, and adds the path of the version to every page's path
 * (for reference pages, the path of the reference). In a translated build, marks pages without a
 * translation.
 */
export function placePages(scanned: readonly ScannedPage[], version: DocsVersion) {
  const originals = scanned.filter((page) => !page.isTranslation);
  const translations = new Map(
    scanned.filter((page) => page.isTranslation).map((page) => [page.source, page]),
  );
  const pages = originals.map((original): ScannedPage => {
    const translation = translations.get(original.source);
    const page = translation ? translate(original, translation) : original;
    const place = page.origin === 'api' ? (version.reference ?? version) : version;
    const isUntranslated = version.translationDir !== undefined && !translation;
    return {
      ...page,
      record: {
        ...page.record,
        path: pathInVersion(place, page.record.path),
        isUntranslated: isUntranslated || undefined,
      },
    };
  });
  return { pages, problems: checkTranslations(originals, translations) };
}

/** Whether a version shows a page, either as its own or as part of its reference. */
export function isShownIn(
  { name, reference }: Pick<DocsVersion, 'name' | 'reference'>,
  { origin, version }: Pick<PageRecord, 'origin' | 'version'>,
): boolean {
  return version === (origin === 'api' ? reference?.version : name);
}

/** Returns the path of a page in a version, without the base path: `/a/` → `/1.0/a/`. */
export function pathInVersion({ path }: Pick<DocsVersion, 'path'>, pagePath: string): string {
  return path.slice(0, -1) + pagePath;
}

/**
 * Returns a translated page. Its id, path and former paths come from the original, so that they are
 * the same in all languages.
 */
function translate(original: ScannedPage, translation: ScannedPage): ScannedPage {
  const { id, path, draft, position } = original.record;
  return {
    ...translation,
    original: original.file,
    frontmatter: {
      ...translation.frontmatter,
      redirect_from: original.frontmatter.redirect_from,
    },
    record: {
      ...translation.record,
      id,
      path,
      draft: draft || translation.record.draft,
      position: translation.record.position ?? position,
    },
  };
}

function checkTranslations(
  originals: readonly ScannedPage[],
  translations: ReadonlyMap<string, ScannedPage>,
): readonly Problem[] {
  const bySource = new Map(originals.map((page) => [page.source, page]));
  return [...translations.values()].flatMap((translation): Problem[] => {
    const original = bySource.get(translation.source);
    if (!original)
      return [
        warningAt(
          { file: translation.file, line: 1, column: 1 },
          `The translation has no original: there is no ${translation.source} in the folder of the pages.`,
          'Rename it like its original, or remove it.',
        ),
      ];
    return (['slug', 'id'] as const)
      .filter((field) => {
        const written = translation.frontmatter[field];
        return written !== undefined && written !== original.frontmatter[field];
      })
      .map((field) =>
        warningAt(
          locateFrontmatter(translation.file, [field]),
          `The translation's "${field}" differs from that of its original, whose address it keeps.`,
          `Remove "${field}" from the translation, so that readers find the page in every language.`,
        ),
      );
  });
}
