import { cleanText, cleanTexts } from '@/domain/monitoring/cleanText';

describe('cleanText', () => {
  it.each([
    ['see https://x.example/lead?email=maria@e.com&a=1 again', 'see https://x.example/lead again'],
    ['sent to maria.silva+1@exemplo.com.br', 'sent to [email]'],
    ['sent to maria%40exemplo.com', 'sent to [email]'],
    ['/recovery/7f4df2a4-6f0c-4f0b-9d0a-0d6a1d1f9a11', '/recovery/{id}'],
    ['token n0Gu3ss_abcdefghijklmnop', 'token {id}'],
    ['/api/v1/payment/CZnCcxpvlGVq_-giMmNsvhKQgUQovIxE', '/api/v1/payment/{id}'],
    ["reading 'dispatchLateDisplayMessages'", "reading 'dispatchLateDisplayMessages'"],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['CPF 529.982.247-25', 'CPF [number]'],
    ['call (11) 98765-4321', 'call ([number]'],
    ['in 3 of 12 steps', 'in 3 of 12 steps'],
    ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ])('%s → %s', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it('removes private texts, except those that occur everywhere', () => {
    expect(cleanText('Maria Silva is a buyer', ['Maria Silva', 'Maria', 'a'])).toBe(
      '[private] is a buyer',
    );
  });
});

test('cleanTexts cleans every text, and keeps the ids that link events', () => {
  const trace = '299c38a9d66b563237d92f78f7ba9454';
  const value = { trace_id: trace, spans: [{ id: trace, name: 'GET /x?email=m@e.com', n: 1 }] };
  expect(cleanTexts(value, [])).toEqual({
    trace_id: trace,
    spans: [{ id: trace, name: 'GET /x', n: 1 }],
  });
});
