import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** The result of one run of vitest. */
export interface TestReport {
  readonly files: readonly FileReport[];
  /** What failed outside of every file's tests and hooks, such as a stray callback. */
  readonly outside: readonly string[];
}

export interface FileReport {
  readonly path: string;
  readonly passed: number;
  /** One failure each: of a test, of a hook, or of the file, if it couldn't be loaded. */
  readonly failures: readonly string[];
}

/** vitest's reporter that writes a {@link TestReport} to the file `TEST_REPORT`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    // A process that died is reported by the file that it hadn't finished.
    const others = modules.some(isCutShort)
      ? outside.filter(({ message }) => !message.includes('[vitest-pool]'))
      : outside;
    const report: TestReport = { files: modules.map(reportOf), outside: others.map(textOf) };
    writeFileSync(process.env['TEST_REPORT'] ?? 'test-report.json', JSON.stringify(report));
  }
}

const isCutShort = (module: TestModule): boolean => ['queued', 'pending'].includes(module.state());

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  return {
    path: module.moduleId,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...tests.flatMap(failureOfTest),
      ...[module, ...module.children.allSuites()].flatMap(failuresOfHooks),
      ...(isCutShort(module) ? [`${module.moduleId}: the process in which it ran ended before it did`] : []),
    ],
  };
}

function failureOfTest(test: TestCase): string[] {
  const { state, errors } = test.result();
  return state === 'failed' ? [`${test.fullName}\n${errors?.map(textOf)[0]}`] : [];
}

function failuresOfHooks(suite: TestModule | TestSuite): string[] {
  const name = suite.type === 'module' ? suite.moduleId : suite.fullName;
  return suite.errors().map((error) => `${name}, in a hook or while it was loaded\n${textOf(error)}`);
}

function textOf(error: SerializedError): string {
  return error.stack || error.message;
}
