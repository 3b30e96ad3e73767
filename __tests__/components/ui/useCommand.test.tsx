import { act, renderHook } from '@testing-library/react';
import { useCommand } from '@/components/ui/useCommand';
import { leaving } from '@/components/ui/useExclusive';
import type { ProblemCode } from '@/contract/problem';
import { HttpError, NoAnswerError } from '@/services/http/errors';

const noAnswer = new NoAnswerError('POST', '/', 'timeout');
const refused = (status: number, code?: ProblemCode) =>
  new HttpError('POST', '/', status, code ? { type: '', title: '', status, code } : null);
const send = vi.fn<(input: string, idempotencyKey: string) => Promise<string>>();
const onAnswer = vi.fn<(answer: string, input: string) => unknown>();
const keys = () => send.mock.calls.map(([, key]) => key);

beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
});

function show(options: { retriesReusedKey?: boolean } = {}) {
  const { result } = renderHook(() =>
    useCommand({
      operation: 'greeting',
      getSubject: () => ({ leadId: 'lead' }),
      send,
      onAnswer,
      toFailure: (error) => (error === noAnswer ? 'silence' : 'refusal'),
      ...options,
    }),
  );
  const run = (input = 'hello') => act(() => result.current.run(input));
  return { result, run };
}

test.each([
  ['no answer', noAnswer, true],
  ['an answer from behind', refused(502), true],
  ['a time-out that somebody answered with', refused(408), true],
  ['a refusal', refused(429), false],
])('after %s the next try has the same key or a new one', async (_name, error, isKept) => {
  send.mockRejectedValueOnce(error).mockResolvedValueOnce('done');
  const { run } = show();
  await run();
  expect(onAnswer).not.toHaveBeenCalled();
  await run();
  expect(onAnswer).toHaveBeenCalledWith('done', 'hello');
  expect(new Set(keys()).size).toBe(isKept ? 1 : 2);
});

test('an answer ends its attempt', async () => {
  send.mockResolvedValue('done');
  const { run } = show();
  await run();
  await run();
  expect(new Set(keys()).size).toBe(2);
  expect(window.localStorage).toHaveLength(0);
});

test('a failure is returned, and stays until the next try', async () => {
  send.mockRejectedValueOnce(noAnswer).mockResolvedValueOnce('done');
  const { result, run } = show();
  expect(await run()).toBe('silence');
  expect(result.current).toMatchObject({ failure: 'silence', isBusy: false });
  expect(await run()).toBeNull();
  expect(result.current.failure).toBeNull();
});

test('a second click while the first is in progress sends nothing', async () => {
  let answer: (text: string) => void = () => undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { result } = show();
  await act(async () => {
    const first = result.current.run('first');
    expect(await result.current.run('second')).toBeNull();
    answer('done');
    await first;
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(onAnswer).toHaveBeenCalledWith('done', 'first');
});

test('an answer that leaves the page keeps the command busy', async () => {
  send.mockResolvedValue('done');
  onAnswer.mockReturnValue(leaving);
  const { result, run } = show();
  await run();
  expect(result.current.isBusy).toBe(true);
  await run();
  expect(send).toHaveBeenCalledTimes(1);
});

describe('a key that another input used', () => {
  const reused = refused(422, 'idempotency_key_reused');

  test('is a failure like any other', async () => {
    send.mockRejectedValueOnce(reused);
    expect(await show().run()).toBe('refusal');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is replaced once where the subject leaves the input out', async () => {
    send.mockRejectedValueOnce(reused).mockResolvedValueOnce('done');
    expect(await show({ retriesReusedKey: true }).run()).toBeNull();
    expect(new Set(keys()).size).toBe(2);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  test('fails when the new one is refused too', async () => {
    send.mockRejectedValue(reused);
    expect(await show({ retriesReusedKey: true }).run()).toBe('refusal');
    expect(send).toHaveBeenCalledTimes(2);
    expect(window.localStorage).toHaveLength(0);
  });
});
