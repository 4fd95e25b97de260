import { useMemo } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** All texts of DocSearch's modal in the site's language. */
export function useModalTexts() {
  const translate = useTranslate();
  return useMemo(() => {
    return {
      searchBox: {
        searchInputLabel: translate({ id: 'search.modal.input', message: 'Search' }),
        clearButtonTitle: translate({ id: 'search.modal.clear', message: 'Clear' }),
        clearButtonAriaLabel: translate({
          id: 'search.modal.clearLabel',
          message: 'Clear the query',
        }),
        closeButtonText: translate({ id: 'search.modal.close', message: 'Close' }),
        closeButtonAriaLabel: translate({ id: 'search.modal.close', message: 'Close' }),
      },
      startScreen: {
        recentSearchesTitle: translate({ id: 'search.modal.recent', message: 'Recent' }),
        saveRecentSearchButtonTitle: translate({
          id: 'search.modal.save',
          message: 'Save this search',
        }),
        removeRecentSearchButtonTitle: translate({
          id: 'search.modal.forget',
          message: 'Remove this search from history',
        }),
        favoriteSearchesTitle: translate({ id: 'search.modal.favorites', message: 'Favorites' }),
        removeFavoriteSearchButtonTitle: translate({
          id: 'search.modal.forgetFavorite',
          message: 'Remove this search from favorites',
        }),
      },
      errorScreen: {
        titleText: translate({ id: 'search.modal.error', message: 'Unable to fetch results' }),
        helpText: translate({
          id: 'search.modal.errorHelp',
          message: 'You might want to check your network connection.',
        }),
      },
      footer: {
        selectText: translate({ id: 'search.modal.select', message: 'to select' }),
        selectKeyAriaLabel: translate({ id: 'search.modal.selectKey', message: 'Enter key' }),
        navigateText: translate({ id: 'search.modal.navigate', message: 'to navigate' }),
        navigateUpKeyAriaLabel: translate({ id: 'search.modal.upKey', message: 'Arrow up' }),
        navigateDownKeyAriaLabel: translate({ id: 'search.modal.downKey', message: 'Arrow down' }),
        closeText: translate({ id: 'search.modal.toClose', message: 'to close' }),
        closeKeyAriaLabel: translate({ id: 'search.modal.closeKey', message: 'Escape key' }),
      },
    };
  }, [translate]);
}
