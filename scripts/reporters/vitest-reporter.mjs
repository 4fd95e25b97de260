import { describeFailure, writeReport } from './write-report.mjs';

/** Reports tests that run on Node to `npm test`. */
export default class {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state) => tests.filter((test) => test.result().state === state);
    // Files that cannot be loaded, and hooks that throw.
    const suites = modules
      .flatMap((module) => [module, ...module.children.allSuites()])
      .filter((suite) => suite.errors().length > 0);
    writeReport(withState('passed').length, [
      ...withState('failed').map((test) => toFailure(test, test.fullName, test.result().errors)),
      ...suites.map((suite) => toFailure(suite, suite.fullName ?? 'whole file', suite.errors())),
      ...unhandled.map((error) =>
        describeFailure({ name: 'outside of tests', ...error.stacks?.[0], message: textOf(error) }),
      ),
    ]);
  }
}

function toFailure(task, name, errors) {
  const file = (task.module ?? task).moduleId;
  const message = errors.map(textOf).join('\n');
  return describeFailure({ name, file, line: task.location?.line, message });
}

function textOf({ message, diff = '' }) {
  return `${message}\n${diff}`;
}
