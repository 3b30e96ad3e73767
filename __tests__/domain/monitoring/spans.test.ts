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
  globalThis.startSpan = undefined;
  end.mockClear();
});

test('work is done the same where nothing is watched, or not this', async () => {
  expect(await withSpan(description, async () => 'done')).toBe('done');
  setSpanStarter(() => null);
  expect(await withSpan(description, async () => 'done')).toBe('done');
});

test('who does the work is told which part of the trace it is, and nobody after it', async () => {
  const start = vi.fn(() => ({ traceparent, end }));
  setSpanStarter(start);
  const told = await withSpan(description, async () => {
    await Promise.resolve();
    return createTraceparent();
  });
  expect(start).toHaveBeenCalledWith(description);
  expect(told).toBe(traceparent);
  expect(end).toHaveBeenCalledExactlyOnceWith('success');
  expect(createTraceparent()).not.toBe(traceparent);
});

test('work that fails is told of as such, and fails', async () => {
  setSpanStarter(() => ({ traceparent, end }));
  const work = () => withSpan(description, () => Promise.reject(new Error('away')));
  await expect(work()).rejects.toThrow('away');
  expect(end).toHaveBeenCalledExactlyOnceWith('failure');
});
