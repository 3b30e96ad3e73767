import autocannon, { type Options, type Result } from 'autocannon';

const callers = 16;

/**
 * Sends requests as fast as answers come.
 * @throws Error when an answer is not of 200 to 299: a fast refusal would count as speed
 */
export async function sendLoad(options: Options): Promise<Result> {
  const result = await autocannon({ connections: callers, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0)
    throw new Error(`${options.url}: ${failed} of ${result.requests.sent} calls failed`);
  return result;
}

export const getRate = ({ duration, requests }: Result): number => requests.total / duration;
