import {
  createTraceparent,
  getBrowserTraceparent,
  getPageTraceparent,
  getTrace,
  joinTrace,
  noteInTrace,
  notePage,
  readTraceId,
  withTrace,
} from '@/domain/monitoring/trace.server';

// The example of W3C trace context, section 3.2.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const header = `00-${traceId}-00f067aa0ba902b7-01`;

test('continues the trace of the caller', () => {
  expect(readTraceId(header)).toBe(traceId);
});

test('the trace context of the page agent takes precedence over that of the call', () => {
  const ofAgent = `00-${traceId}-${'a'.repeat(16)}-01`;
  expect(getBrowserTraceparent({ traceparent: header })).toBe(header);
  expect(getBrowserTraceparent({ traceparent: header, 'elastic-apm-traceparent': ofAgent })).toBe(
    ofAgent,
  );
  expect(getBrowserTraceparent({ traceparent: header, 'elastic-apm-traceparent': 'x' })).toBe(
    header,
  );
  expect(getBrowserTraceparent({})).toBeUndefined();
  expect(getBrowserTraceparent({ traceparent: 'x' })).toBeUndefined();
});

test.each([
  undefined,
  '',
  'maria@exemplo.com.br',
  [header],
  `01-${traceId}-00f067aa0ba902b7-01`,
  `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `${header}-more`,
  `${header}\n`,
  `${header}, ${header}`,
])('%j is no trace: a new one starts', (given) => {
  const made = readTraceId(given);
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect(made).not.toBe(traceId);
  expect(readTraceId(given)).not.toBe(made);
});

test('each call of a trace is a separate span', () => {
  const [one, other] = withTrace(header, () => [createTraceparent(), createTraceparent()]);
  expect(readTraceId(one)).toBe(traceId);
  expect(readTraceId(other)).toBe(traceId);
  expect(one).not.toBe(other);
  expect(readTraceId(createTraceparent())).not.toBe(traceId);
});

test('notes stay with their own trace, whatever runs at the same time', async () => {
  const work = (leadId: string) =>
    withTrace(undefined, async () => {
      await new Promise((resolve) => setTimeout(resolve));
      noteInTrace({ leadId });
      await new Promise((resolve) => setTimeout(resolve));
      return joinTrace(header, () => getTrace());
    });
  const [one, other] = await Promise.all([work('one'), work('other')]);
  expect(one).toMatchObject({ leadId: 'one' });
  expect(other).toMatchObject({ leadId: 'other' });
  expect(one?.traceId).not.toBe(other?.traceId);
  expect(getTrace()).toBeUndefined();
  noteInTrace({ leadId: 'nobody' });
});

test('the load of a page is known only to the trace of its document', () => {
  withTrace(undefined, () => {
    expect(getPageTraceparent()).toBeUndefined();
    notePage(header);
    expect(getPageTraceparent()).toBe(header);
  });
  expect(withTrace(undefined, getPageTraceparent)).toBeUndefined();
  notePage(header);
  expect(getPageTraceparent()).toBeUndefined();
});

test('joins the trace of the caller where none has begun', () => {
  expect(joinTrace(header, () => getTrace())).toEqual({ traceId });
});
