import { runTestParts } from '@/tools/testRun/runTestParts';
import type { Counts, TestPart } from '@/tools/testRun/TestPart';

const none: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };
const never = new AbortController().signal;
const part = (name: string, counts: Partial<Counts>): TestPart => ({
  name,
  run: (_stopping, report) => {
    report(`${name} says why.`);
    return Promise.resolve({ counts: { ...none, ...counts } });
  },
});

async function runParts(...parts: TestPart[]) {
  const lines: string[] = [];
  const report = (line: string) => void lines.push(...line.split('\n'));
  const hasPassed = await runTestParts([parts.map((each) => [each])], never, report);
  return { hasPassed, lines, last: lines.at(-1) };
}

it('ends with the counts of all parts on a line of their own', async () => {
  const { hasPassed, last, lines } = await runParts(
    part('vitest', { passed: 4, flaky: ['a.test.ts › b'] }),
    part('browser', { passed: 2, skipped: 1 }),
  );
  expect(hasPassed).toBe(true);
  expect(last).toBe('6 passed, 0 failed');
  expect(lines).toContain('1 skipped');
  expect(lines).toContainEqual(expect.stringMatching(/^in all +\d+ s +\d+ CPU s of the machine/));
});

it('fails for a test that failed twice, and repeats the lines of its part', async () => {
  const { hasPassed, last, lines } = await runParts(
    part('vitest', { passed: 4, failed: 1 }),
    part('browser', { passed: 2 }),
  );
  expect(hasPassed).toBe(false);
  expect(last).toBe('6 passed, 1 failed');
  expect(lines.filter((line) => line === 'vitest says why.')).toHaveLength(2);
  expect(lines.filter((line) => line === 'browser says why.')).toHaveLength(1);
});

it('fails for a part that could not run, and runs the others', async () => {
  const broken = { name: 'browser', run: () => Promise.reject(new Error('No Chromium.')) };
  const { hasPassed, last, lines } = await runParts(broken, part('vitest', { passed: 4 }));
  expect(hasPassed).toBe(false);
  expect(last).toBe('4 passed, 1 failed');
  expect(lines.some((line) => /^browser .* No Chromium\.$/.test(line))).toBe(true);
});

it('names flaky tests, and tolerates five of them', async () => {
  const flaky = ['a', 'b', 'c', 'd', 'e'];
  const five = await runParts(part('vitest', { passed: 9, flaky }));
  expect(five.hasPassed).toBe(true);
  expect(five.lines).toContain('flaky: a');
  const six = await runParts(part('vitest', { passed: 9, flaky: [...flaky, 'f'] }));
  expect(six.hasPassed).toBe(false);
  expect(six.last).toBe('9 passed, 1 failed');
});

it('repeats failed tests after the other parts of the stage have ended', async () => {
  const events: string[] = [];
  const vitest: TestPart = {
    name: 'vitest',
    run: () =>
      Promise.resolve({
        counts: { ...none, passed: 4, failed: 1 },
        tryAgain: () => {
          events.push('second try');
          return Promise.resolve({ ...none, passed: 5, flaky: ['a'] });
        },
      }),
  };
  const faults: TestPart = {
    name: 'faults',
    run: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      events.push('faults ended');
      return { counts: { ...none, passed: 1 } };
    },
  };
  const { hasPassed, last, lines } = await runParts(vitest, faults);
  expect(events).toEqual(['faults ended', 'second try']);
  expect(hasPassed).toBe(true);
  expect(last).toBe('6 passed, 0 failed');
  expect(lines).toContain('flaky: a');
});

it('fails when the second try fails, or cannot run', async () => {
  const runTwice = (tryAgain: () => Promise<Counts>) =>
    runParts({
      name: 'vitest',
      run: () => Promise.resolve({ counts: { ...none, passed: 4, failed: 1 }, tryAgain }),
    });
  const stillFails = () => Promise.resolve({ ...none, passed: 4, failed: 1 });
  expect(await runTwice(stillFails)).toMatchObject({
    hasPassed: false,
    last: '4 passed, 1 failed',
  });
  expect(await runTwice(() => Promise.reject(new Error('No report.')))).toMatchObject({
    hasPassed: false,
    last: '4 passed, 1 failed',
  });
});
