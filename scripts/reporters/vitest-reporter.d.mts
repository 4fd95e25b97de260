/** Reports tests on Node to `npm test`. */
export default class {
  onTestRunEnd(modules: readonly object[], unhandled: readonly object[]): void;
}
