import { describeFailure, writeReport } from './write-report.mjs';

/** Reports browser tests to `npm test`. A test that passes only on a retry counts as failed. */
export default class {
  #failures = [];

  onBegin(_, suite) {
    this.suite = suite;
  }

  onError({ message = '' }) {
    this.#failures.push(describeFailure({ name: 'outside of tests', message }));
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    writeReport(passed, [...this.#failures, ...failed.map(toFailure)]);
  }
}

function toFailure(test) {
  const failed = test.results.find(({ errors }) => errors.length > 0);
  // After a timeout, a second error names the call that was waiting, and shows it in `snippet`.
  const lines = failed?.errors.flatMap(({ message, snippet }) =>
    snippet ? [message, snippet] : [message],
  );
  const message = lines?.join('\n') ?? `The test has ${test.results.at(-1)?.status}.`;
  return describeFailure({
    // The title path starts with the root suite, the project and the file.
    name: test.titlePath().slice(3).join(' '),
    ...test.location,
    message: test.outcome() === 'flaky' ? `Flaky: passed when repeated.\n${message}` : message,
  });
}
