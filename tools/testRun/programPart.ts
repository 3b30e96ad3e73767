import { runToCompletion } from '../../scripts/processes/childProcess';
import { runPackage } from '../../scripts/system/specs';
import { onePassed, type TestPart } from './TestPart';

/** A part that counts as one test, which passes if the process ends with 0. @param args of Node */
export const nodePart = (name: string, args: readonly string[]): TestPart => ({
  name,
  run: async (stopping, report) => {
    await runToCompletion({ name, args, env: {}, stopSeconds: 70 }, stopping, report);
    return onePassed;
  },
});

/** @param file of `node_modules` */
export const programPart = (name: string, file: string, ...args: readonly string[]): TestPart =>
  nodePart(name, runPackage(file, ...args));
