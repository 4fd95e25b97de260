/**
 * The site data that the app's modules import in tests; an empty catalogue leaves texts in English.
 */
export default { config: { catalogue: {}, locale: 'en', locales: {} } };
