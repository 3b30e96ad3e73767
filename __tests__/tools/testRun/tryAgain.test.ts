import {
  countRuns,
  readAfter,
  runOnce,
  type TestName,
  type TestRun,
} from '@/tools/testRun/tryAgain';

const other = (index: number) => ({ file: 'other.test.ts', title: String(index) });
const run = (passed: readonly TestName[], ...failures: TestName[]): TestRun => ({
  passed,
  skipped: 0,
  failures,
  errors: [],
});
const ten = Array.from({ length: 10 }, (_, index) => other(index));
const price = { file: 'price.test.ts', title: 'adds up' };
const pix = { file: 'pix.test.ts', title: 'expires' };
const wholeFile = { file: 'price.test.ts' };

describe('the counts of two runs', () => {
  it('count a test that failed twice as failed, and one that passed alone as flaky', () => {
    expect(countRuns(run(ten, price, pix), run([pix], price))).toEqual({
      passed: 11,
      failed: 1,
      skipped: 0,
      flaky: ['pix.test.ts › expires'],
    });
  });

  it('count a file as failed that could not run at first and has a failure alone', () => {
    const again = run([{ ...price, title: 'is shown' }], price);
    expect(countRuns(run(ten, wholeFile), again)).toMatchObject({ failed: 1, flaky: [] });
  });

  it('count a test as failed that did not run again, or was skipped then', () => {
    expect(countRuns(run(ten, price, pix), run([pix]))).toEqual({
      passed: 11,
      failed: 1,
      skipped: 0,
      flaky: ['pix.test.ts › expires'],
    });
    expect(countRuns(run(ten, wholeFile), run([]))).toMatchObject({ failed: 1, flaky: [] });
  });

  it('list a test that failed only when it ran alone as flaky', () => {
    expect(countRuns(run(ten, price), run([price], pix))).toMatchObject({
      failed: 0,
      flaky: ['price.test.ts › adds up', 'pix.test.ts › expires'],
    });
  });
});

it('counts an error of the runner itself as a failure, in either run', () => {
  const broken = (one: TestRun): TestRun => ({ ...one, errors: ['a worker has died'] });
  expect(countRuns(broken(run(ten)))).toMatchObject({ passed: 10, failed: 1, flaky: [] });
  expect(countRuns(run(ten, pix), broken(run([pix])))).toMatchObject({ passed: 11, failed: 1 });
});

describe('a second try', () => {
  const report = vi.fn();

  it('runs the failed tests only, and only when there are some', async () => {
    const runAlone = vi.fn(() => Promise.resolve(run([pix])));
    const passed = await runOnce(() => Promise.resolve(run(ten)), runAlone, report);
    expect(passed).toEqual({ counts: { passed: 10, failed: 0, skipped: 0, flaky: [] } });

    const runAll = () => Promise.resolve(run(ten, pix));
    const { counts, tryAgain } = await runOnce(runAll, runAlone, report);
    expect(counts).toMatchObject({ passed: 10, failed: 1 });
    expect(runAlone).not.toHaveBeenCalled();
    expect(await tryAgain?.()).toMatchObject({
      passed: 11,
      failed: 0,
      flaky: ['pix.test.ts › expires'],
    });
    expect(runAlone).toHaveBeenCalledWith([pix]);
  });

  it('is not made for more than twenty failures', async () => {
    const failures = Array.from({ length: 21 }, (_, index) => ({ ...pix, title: String(index) }));
    const { counts, tryAgain } = await runOnce(
      () => Promise.resolve(run(ten, ...failures)),
      () => Promise.resolve(run(failures)),
      report,
    );
    expect(counts).toMatchObject({ failed: 21, flaky: [] });
    expect(tryAgain).toBeUndefined();
  });
});

describe('the report of a runner that ends with an error', () => {
  const fails = async () => Promise.reject(new Error('exit code 1'));
  const never = new AbortController().signal;

  it('is read when it lists failures', async () => {
    expect(await readAfter(fails, never, () => run(ten, pix))).toEqual(run(ten, pix));
    const died = { ...run(ten), errors: ['a worker has died'] };
    expect(await readAfter(fails, never, () => died)).toEqual(died);
  });

  it('leads to that error when it lists none, or cannot be read', async () => {
    await expect(readAfter(fails, never, () => run(ten))).rejects.toThrow('exit code 1');
    const unreadable = () => {
      throw new Error('no such file');
    };
    await expect(readAfter(fails, never, unreadable)).rejects.toThrow('exit code 1');
  });

  it('is not read when the runner was stopped', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(readAfter(fails, stopped, () => run(ten, pix))).rejects.toThrow('stopped');
  });
});
