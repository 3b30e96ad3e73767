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

test('work that no agent watches is done the same, and is not described', async () => {
  const describe = vi.fn(() => description);
  expect(await withSpan(describe, () => Promise.resolve('done'))).toBe('done');
  expect(describe).not.toHaveBeenCalled();
});

test('work gets the trace context of its span, and code after it does not', async () => {
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

test('code that continues after the end of the work is not part of its span', async () => {
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

test('failing work is reported as a failure, and its error is thrown', async () => {
  setSpanStarter(() => ({ traceparent, end }));
  const work = () =>
    withSpan(
      () => description,
      () => Promise.reject(new Error('away')),
    );
  await expect(work()).rejects.toThrow('away');
  expect(end).toHaveBeenCalledExactlyOnceWith('failure');
});

test('work is done even if its span cannot be started or ended', async () => {
  const fail = () => {
    throw new Error('the agent has failed');
  };
  setSpanStarter(fail);
  const work = () => Promise.resolve('done');
  expect(await withSpan(() => description, work)).toBe('done');
  setSpanStarter(() => ({ traceparent, end: fail }));
  expect(await withSpan(() => description, work)).toBe('done');
});

test('the caller of the work may set its outcome', async () => {
  setSpanStarter(() => ({ traceparent, end }));
  await withSpan(
    () => description,
    () => Promise.resolve('answered 500'),
    (hasFailed) => (hasFailed ? 'failure' : 'unknown'),
  );
  expect(end).toHaveBeenCalledExactlyOnceWith('unknown');
});
