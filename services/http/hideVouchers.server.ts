import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { paths } from '@/contract/paths';

const configPath = new RegExp(`^${paths.productConfig.replace(/:\w+/, '[^/]+')}/*$`);

/** Whether a call asks for a product's flows, whose steps may bring vouchers. */
export function asksForFlows({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  try {
    return configPath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * What a flow takes off a price is the service's to know: a browser could use its code elsewhere.
 * @returns the answer's JSON without it
 */
export const hideVouchers = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (name, value: unknown) => (name === 'voucher' ? undefined : value)),
  );

/** Headers of an answer's own connection and body, which are made again. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Sends an answer about flows on without their vouchers. One that cannot be read is cut off. */
export async function sendWithoutVouchers(
  answer: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await text(answer);
    const isJson = answer.headers['content-type']?.includes('json') === true;
    const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
    response.end(isJson && body !== '' ? hideVouchers(body) : body);
  } catch {
    response.destroy();
  }
}
