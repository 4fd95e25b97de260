/** A promise as Visual Studio Code's API returns it: it can be awaited, but need not be a `Promise`. */
type Thenable<T> = PromiseLike<T>;

declare namespace NodeJS {
  /** What `setTimeout` returns in Node. */
  interface Timeout {
    ref(): this;
    unref(): this;
  }
}
