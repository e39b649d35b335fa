import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What one run of vitest came to. */
export interface TestReport {
  readonly passed: number;
  /** A failure each, of a test, of a hook, of a file that couldn't be loaded, or of a callback outside of every test. */
  readonly failures: readonly string[];
  /** The tests that passed on their second try only, with what failed on the first. */
  readonly unreliable: readonly string[];
}

/** vitest's reporter that writes a {@link TestReport} to the file `TEST_REPORT`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const report: TestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.flatMap(failureOfTest),
        ...suites.flatMap(failuresOfHooks),
        ...outside.map((error) => `Failed outside of every test: ${textOf(error)}`),
      ],
      unreliable: tests.flatMap(unreliability),
    };
    writeFileSync(process.env['TEST_REPORT'] ?? 'test-report.json', JSON.stringify(report));
  }
}

function failureOfTest(test: TestCase): string[] {
  const { state, errors } = test.result();
  return state === 'failed' ? [`Failed: ${test.fullName}\n${errors?.map(textOf)[0]}`] : [];
}

function failuresOfHooks(suite: TestModule | TestSuite): string[] {
  const name = suite.type === 'module' ? suite.moduleId : suite.fullName;
  return suite.errors().map((error) => `Failed in a hook, or while it was loaded: ${name}\n${textOf(error)}`);
}

function unreliability(test: TestCase): string[] {
  const { state, errors } = test.result();
  return state === 'passed' && errors?.[0] !== undefined ? [`${test.fullName}\n${textOf(errors[0])}`] : [];
}

function textOf(error: SerializedError): string {
  return error.stack || error.message;
}
