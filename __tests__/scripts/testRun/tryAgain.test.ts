import {
  countRuns,
  readAfter,
  runAndTryAgain,
  type Failure,
  type TestRun,
} from '@/scripts/testRun/tryAgain';

const run = (passed: number, ...failures: Failure[]): TestRun => ({
  passed,
  skipped: 0,
  failures,
});
const price = { file: 'price.test.ts', title: 'adds up' };
const pix = { file: 'pix.test.ts', title: 'expires' };
const wholeFile = { file: 'price.test.ts' };

describe('the counts of two runs', () => {
  it('fail what failed twice, and count what passed alone as flaky', () => {
    expect(countRuns(run(10, price, pix), run(0, price))).toEqual({
      passed: 11,
      failed: 1,
      skipped: 0,
      flaky: ['pix.test.ts › expires'],
    });
  });

  it('fail a file that could not be run at first and has a failure alone', () => {
    expect(countRuns(run(10, wholeFile), run(3, price))).toMatchObject({ failed: 1, flaky: [] });
  });

  it('name a test that failed only when it ran alone', () => {
    expect(countRuns(run(10, price), run(1, pix))).toMatchObject({
      failed: 0,
      flaky: ['price.test.ts › adds up', 'pix.test.ts › expires'],
    });
  });
});

describe('a second try', () => {
  const report = jest.fn();

  it('is of what failed, and only when something did', async () => {
    const runAlone = jest.fn(async () => run(1));
    const passed = await runAndTryAgain(async () => run(3), runAlone, report);
    expect(passed).toEqual({ passed: 3, failed: 0, skipped: 0, flaky: [] });
    expect(runAlone).not.toHaveBeenCalled();

    const tried = await runAndTryAgain(async () => run(3, pix), runAlone, report);
    expect(tried).toMatchObject({ passed: 4, failed: 0, flaky: ['pix.test.ts › expires'] });
    expect(runAlone).toHaveBeenCalledWith([pix]);
  });

  it('is not made when most of the tests fail', async () => {
    const failures = Array.from({ length: 21 }, (_, index) => ({ ...pix, title: String(index) }));
    const runAlone = jest.fn(async () => run(21));
    expect(await runAndTryAgain(async () => run(3, ...failures), runAlone, report)).toMatchObject({
      failed: 21,
      flaky: [],
    });
    expect(runAlone).not.toHaveBeenCalled();
  });
});

describe('a runner that ends with an error', () => {
  const fails = async () => Promise.reject(new Error('exit code 1'));
  const never = new AbortController().signal;

  it('is read when it reports failures', async () => {
    expect(await readAfter(fails, never, () => run(3, pix))).toEqual(run(3, pix));
  });

  it('has failed itself when it reports none, or nothing', async () => {
    await expect(readAfter(fails, never, () => run(3))).rejects.toThrow('exit code 1');
    const unreadable = () => {
      throw new Error('no such file');
    };
    await expect(readAfter(fails, never, unreadable)).rejects.toThrow('exit code 1');
  });

  it('is not read when it was stopped', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(readAfter(fails, stopped, () => run(3, pix))).rejects.toThrow('stopped');
  });
});
