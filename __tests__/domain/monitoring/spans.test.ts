import { type Span, setSpanStarter, withSpan } from '@/domain/monitoring/spans.server';
import { createTraceparent } from '@/domain/monitoring/trace.server';

const description = {
  name: 'payments createCharge',
  type: 'external',
  subtype: 'payments',
} as const;
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const end = vi.fn<Span['end']>();

afterEach(() => {
  setSpanStarter(() => null);
  end.mockClear();
});

test('work is done the same where it is not watched, and nobody describes it', async () => {
  const describe = vi.fn(() => description);
  expect(await withSpan(describe, () => Promise.resolve('done'))).toBe('done');
  expect(describe).not.toHaveBeenCalled();
});

test('who does the work is told which part of the trace it is, and nobody after it', async () => {
  const described: unknown[] = [];
  setSpanStarter((describe) => {
    described.push(describe());
    return { traceparent, end };
  });
  const told = await withSpan(
    () => description,
    async () => {
      await Promise.resolve();
      return createTraceparent();
    },
  );
  expect(described).toEqual([description]);
  expect(told).toBe(traceparent);
  expect(end).toHaveBeenCalledExactlyOnceWith('success');
  expect(createTraceparent()).not.toBe(traceparent);
});

test('what goes on after the end of the work is no part of it', async () => {
  setSpanStarter(() => ({ traceparent, end }));
  const later: Promise<string>[] = [];
  await withSpan(
    () => description,
    () => {
      later.push(
        new Promise((resolve) =>
          setTimeout(() => {
            resolve(createTraceparent());
          }),
        ),
      );
      return Promise.resolve();
    },
  );
  expect(await later[0]).not.toBe(traceparent);
});

test('work that fails is told of as such, and fails', async () => {
  setSpanStarter(() => ({ traceparent, end }));
  const work = () =>
    withSpan(
      () => description,
      () => Promise.reject(new Error('away')),
    );
  await expect(work()).rejects.toThrow('away');
  expect(end).toHaveBeenCalledExactlyOnceWith('failure');
});

test('what cannot be watched is done all the same', async () => {
  const fail = () => {
    throw new Error('the agent has failed');
  };
  setSpanStarter(fail);
  const work = () => Promise.resolve('done');
  expect(await withSpan(() => description, work)).toBe('done');
  setSpanStarter(() => ({ traceparent, end: fail }));
  expect(await withSpan(() => description, work)).toBe('done');
});

test('who asks for the work may say what came of it', async () => {
  setSpanStarter(() => ({ traceparent, end }));
  await withSpan(
    () => description,
    () => Promise.resolve('answered 500'),
    (hasFailed) => (hasFailed ? 'failure' : 'unknown'),
  );
  expect(end).toHaveBeenCalledExactlyOnceWith('unknown');
});
