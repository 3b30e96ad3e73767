import { describeError } from '@/domain/monitoring/describeError.server';
import { allowMembers } from '@/domain/monitoring/logMembers.server';
import { stringContaining, stringMatching } from '../../support/matchers';

const hostile = [
  'Maria da Silva',
  'maria@exemplo.com.br',
  '+55 11 98765-4321',
  '529.982.247-25',
  '4111 1111 1111 1111',
  '4111111111111111',
  '<script>alert(1)</script>',
  'paid"}\n{"level":"fatal","message":"forged"}',
  "'; drop table payments; --",
  '/payment?email=maria@exemplo.com.br&token=1',
  'x'.repeat(100_000),
];

const ids = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  leadId: '0d9f7c1e-6a49-4c52-9f0e-5b7a4c1d2e3f',
  paymentId: '7b1a2c3d-0000-4000-8000-123456789abc',
};

test('the allowed members of a line stay as they are', () => {
  const line = {
    ...ids,
    service: 'commerce',
    method: 'POST',
    route: '/api/v1/payment/:token/refund',
    status: 201,
    milliseconds: 12,
    origin: 'unhandledRejection',
    reason: 'ECONNREFUSED',
    limit: 'contracts',
    designSystemId: 'acme$light',
    productCode: 'acme-course',
  };
  expect(allowMembers(line)).toEqual(line);
});

test.each(['name', 'email', 'phone', 'document', 'card', 'body', 'headers', 'query', 'toString'])(
  'a member %s is left out, and its name is listed',
  (name) => {
    expect(allowMembers({ status: 400, [name]: 'Maria' })).toEqual({
      status: 400,
      omitted: [name],
    });
  },
);

test('an undefined member is not listed as left out', () => {
  expect(allowMembers({ status: 400, paymentId: undefined })).toEqual({ status: 400 });
});

test.each(['leadId', 'paymentId', 'method', 'reason', 'route', 'path', 'blocked', 'destination'])(
  'no hostile value of %s reaches the log',
  (name) => {
    for (const value of hostile) {
      const written = JSON.stringify(allowMembers({ [name]: value }));
      expect(written.length).toBeLessThan(700);
      expect(written).not.toMatch(/maria@|98765|529\.982|4111|token=1|\\n/);
    }
  },
);

test('members for values of ours accept no other value', () => {
  for (const name of ['leadId', 'paymentId', 'method', 'productCode', 'directive'])
    for (const value of [...hostile, 12, null, ['a'], { a: 1 }])
      expect(allowMembers({ [name]: value })).toEqual({ omitted: [name] });
});

test('an error is logged without its message', () => {
  const error = new Error('Key (email)=(maria@exemplo.com.br) already exists');
  const told = allowMembers({ err: error });
  expect(told).toEqual({
    err: { type: 'Error', message: '', stack: stringContaining('at ') },
  });
  expect(JSON.stringify(told)).not.toContain('maria');
  for (const err of ['maria@exemplo.com.br', { type: 'maria', message: 'maria', stack: 'maria' }])
    expect(allowMembers({ err })).toEqual({ err: { type: typeof err, message: '', stack: '' } });
  const described = describeError(error, 'said before');
  expect(allowMembers({ err: described })).toEqual({ err: described });
});

test('a message that looks like a stack frame is left out', () => {
  for (const text of ['{"a":\n   at maria@exemplo.com.br', 'x\n    at maria (a.ts:1:1)\n']) {
    const { err } = allowMembers({ err: new TypeError(text) });
    expect(JSON.stringify(err)).not.toContain('maria');
    expect(err).toMatchObject({ stack: stringMatching(/^ +at /) });
  }
});

test('an alarm keeps the ids to look it up by, and no contact', () => {
  const alarm = {
    kind: 'unknown_charge',
    paymentId: ids.paymentId,
    part: 0,
    times: 1,
    expected: 'a payment of its own',
    received: `ch_00012345678901234567 (${ids.leadId}): paid 1990000 BRL`,
  };
  expect(allowMembers({ alarm: { ...alarm, firstAt: new Date() } })).toEqual({ alarm });
  const told = allowMembers({
    alarm: { ...alarm, received: 'maria@exemplo.com.br 529.982.247-25 4111111111111111' },
  });
  expect(told).toMatchObject({ alarm: { received: '[private] [private] [private]' } });
});
