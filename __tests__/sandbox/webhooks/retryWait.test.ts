import { retryWait, retryWaits } from '@/sandbox/webhooks/webhookSender';

test('the delay grows from a second to five minutes and stays there', () => {
  const seconds = Array.from({ length: 10 }, (_, n) => retryWait(n + 1, retryWaits) / 1000);
  expect(seconds).toEqual([1, 2, 5, 10, 30, 60, 120, 300, 300, 300]);
});
