/** Stands in for the plugin that reports clicks to the hosted service: this site reports nothing. */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('Insights are off on this site.');
}
