import { translate } from '#client/i18n/translate.ts';

/** All of the DocSearch modal's text, in the site's language. */
export const modalTexts = {
  searchBox: {
    searchInputLabel: translate('search.modal.input', 'Search'),
    clearButtonTitle: translate('search.modal.clear', 'Clear'),
    clearButtonAriaLabel: translate('search.modal.clearLabel', 'Clear the query'),
    closeButtonText: translate('search.modal.close', 'Close'),
    closeButtonAriaLabel: translate('search.modal.close', 'Close'),
  },
  startScreen: {
    recentSearchesTitle: translate('search.modal.recent', 'Recent'),
    saveRecentSearchButtonTitle: translate('search.modal.save', 'Save this search'),
    removeRecentSearchButtonTitle: translate(
      'search.modal.forget',
      'Remove this search from history',
    ),
    favoriteSearchesTitle: translate('search.modal.favorites', 'Favorites'),
    removeFavoriteSearchButtonTitle: translate(
      'search.modal.forgetFavorite',
      'Remove this search from favorites',
    ),
  },
  errorScreen: {
    titleText: translate('search.modal.error', 'Unable to fetch results'),
    helpText: translate(
      'search.modal.errorHelp',
      'You might want to check your network connection.',
    ),
  },
  footer: {
    selectText: translate('search.modal.select', 'to select'),
    selectKeyAriaLabel: translate('search.modal.selectKey', 'Enter key'),
    navigateText: translate('search.modal.navigate', 'to navigate'),
    navigateUpKeyAriaLabel: translate('search.modal.upKey', 'Arrow up'),
    navigateDownKeyAriaLabel: translate('search.modal.downKey', 'Arrow down'),
    closeText: translate('search.modal.toClose', 'to close'),
    closeKeyAriaLabel: translate('search.modal.closeKey', 'Escape key'),
  },
};
