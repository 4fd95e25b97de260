/** Id of the template that holds the app's scripts back until the styles have arrived. */
export const appScriptsId = 'app-scripts';

/** Attribute of a button that was pressed before the app was there; the app presses it again. */
export const earlyClickAttribute = 'data-early-click';

/** Attribute of the root element that says that the app hears clicks by itself. */
export const appListeningAttribute = 'data-app-listening';
