import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import type { TestName, TestRun } from './tryAgain';

const nameTest = ({ fullName, module }: TestCase): TestName => ({
  file: module.relativeModuleId,
  title: fullName,
});

function listFailures(module: TestModule): TestName[] {
  const failed = [...module.children.allTests('failed')].map(nameTest);
  const isDone = ['passed', 'skipped'].includes(module.state());
  return failed.length === 0 && !isDone ? [{ file: module.relativeModuleId }] : failed;
}

export function readVitestReport(
  modules: readonly TestModule[],
  errors: readonly SerializedError[],
): TestRun {
  return {
    passed: modules.flatMap((module) => [...module.children.allTests('passed')].map(nameTest)),
    skipped: modules.flatMap((module) => [...module.children.allTests('skipped')]).length,
    failures: modules.flatMap(listFailures),
    errors: errors.map(({ message }) => message),
  };
}

export default class VitestReporter implements Reporter {
  private isFiltered = false;

  onInit({ config }: Vitest): void {
    // A name pattern skips all others on purpose.
    this.isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    if (!this.isFiltered)
      for (const { fullName } of skipped) process.stderr.write(`Skipped: ${fullName}\n`);
    const file = process.env.TEST_REPORT_FILE;
    if (file !== undefined) writeFileSync(file, JSON.stringify(readVitestReport(modules, errors)));
  }
}
