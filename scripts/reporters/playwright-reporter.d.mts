/** Reports browser tests to `npm test`. A test that passes only when repeated has failed. */
export default class {
  onBegin(config: object, suite: object): void;
  onError(error: object): void;
  onEnd(): void;
}
