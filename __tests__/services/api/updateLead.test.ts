/** @vitest-environment jsdom */
import { updateLead } from '@/services/api/updateLead';
import { client } from '@/services/http/client';
import { HttpError, NoAnswerError } from '@/services/http/errors';

vi.mock('@/services/logger');
const send = vi.spyOn(client, 'request');
const key: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const details = { business: 'medcof', document: '12345678909' } as const;

const getKeys = () => send.mock.calls.map(([{ headers }]): unknown => headers?.['idempotency-key']);

beforeEach(() => {
  send.mockReset().mockResolvedValue({ status: 204, data: '' });
  localStorage.clear();
});

test('sends new details to the lead’s own address, and needs no answer', async () => {
  await updateLead('l/1', details);
  expect(send).toHaveBeenCalledWith({
    method: 'patch',
    url: '/api/v1/lead/l%2F1',
    data: details,
    headers: { 'idempotency-key': key },
  });
});

test('an unanswered update is repeated with its key, an update after an answer gets another key', async () => {
  send.mockRejectedValueOnce(new NoAnswerError('PATCH', '/', 'network'));
  await expect(updateLead('l1', details)).rejects.toThrow(NoAnswerError);
  await updateLead('l1', details);
  await updateLead('l1', details);
  const [first, second, third] = getKeys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(JSON.stringify({ ...localStorage })).not.toContain(details.document);
});

test('a key that was left open with another document is replaced by a new one', async () => {
  const problem = {
    type: 'urn:problem:idempotency_key_reused',
    title: 'Reused',
    status: 422,
    code: 'idempotency_key_reused',
  } as const;
  send.mockRejectedValueOnce(new NoAnswerError('PATCH', '/', 'timeout'));
  await expect(updateLead('l1', details)).rejects.toThrow(NoAnswerError);
  send.mockRejectedValueOnce(new HttpError('PATCH', '/', 422, problem));
  await updateLead('l1', { ...details, document: '11144477735' });
  const [first, second, third] = getKeys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
