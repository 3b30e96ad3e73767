import { readTraceId } from '@/domain/monitoring/trace.server';
import { createTraceparent } from '@/services/http/traceparent';

test('a browser starts traces that the servers continue', () => {
  const [one, other] = [createTraceparent(), createTraceparent()];
  expect(one).toContain(readTraceId(one));
  expect(readTraceId(one)).not.toBe(readTraceId(other));
});
