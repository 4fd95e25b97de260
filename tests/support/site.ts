/** The site data that the app's modules import, for their tests: its texts are English. */
export default { config: { catalogue: {}, locale: 'en', locales: {} } };
