/** What the app's modules read of the site themselves, for tests of them: its texts are English. */
export default { config: { catalogue: {}, locale: 'en', locales: {} } };
