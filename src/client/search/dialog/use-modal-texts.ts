import { useMemo } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** All texts of DocSearch's modal in the language of the site. */
export function useModalTexts() {
  const translate = useTranslate();
  return useMemo(() => {
    const text = (id: string, message: string): string =>
      translate({ id: `search.modal.${id}`, message });
    return {
      searchBox: {
        searchInputLabel: text('input', 'Search'),
        clearButtonTitle: text('clear', 'Clear'),
        clearButtonAriaLabel: text('clearLabel', 'Clear the query'),
        closeButtonText: text('close', 'Close'),
        closeButtonAriaLabel: text('close', 'Close'),
      },
      startScreen: {
        recentSearchesTitle: text('recent', 'Recent'),
        saveRecentSearchButtonTitle: text('save', 'Save this search'),
        removeRecentSearchButtonTitle: text('forget', 'Remove this search from history'),
        favoriteSearchesTitle: text('favorites', 'Favorites'),
        removeFavoriteSearchButtonTitle: text(
          'forgetFavorite',
          'Remove this search from favorites',
        ),
      },
      errorScreen: {
        titleText: text('error', 'Unable to fetch results'),
        helpText: text('errorHelp', 'You might want to check your network connection.'),
      },
      noResultsScreen: {
        noResultsText: text('noResults', 'No results for'),
        suggestedQueryText: text('suggestions', 'Try searching for'),
        reportMissingResultsText: text('report', 'Believe this query should return results?'),
        reportMissingResultsLinkText: text('reportLink', 'Let us know.'),
      },
      footer: {
        selectText: text('select', 'to select'),
        selectKeyAriaLabel: text('selectKey', 'Enter key'),
        navigateText: text('navigate', 'to navigate'),
        navigateUpKeyAriaLabel: text('upKey', 'Arrow up'),
        navigateDownKeyAriaLabel: text('downKey', 'Arrow down'),
        closeText: text('toClose', 'to close'),
        closeKeyAriaLabel: text('closeKey', 'Escape key'),
      },
    };
  }, [translate]);
}
