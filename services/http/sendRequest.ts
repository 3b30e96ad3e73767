import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { type CaptchaAction, captchaActionByPath, captchaHeader } from '@/contract/captchaCalls';
import { paths } from '@/contract/paths';
import { logger } from '../logger';
import { hasMembers, type RequiredMembers } from './answers';
import { takeCaptcha } from './captcha';
import { client } from './client';
import { HttpError, NoAnswerError } from './errors';
import { getCallPattern } from './callPattern';

export { prepareCaptcha } from './captcha';

export interface Call extends AxiosRequestConfig<object> {
  headers?: Record<string, string>;
}

/**
 * Makes a call and checks that its answer has what the page needs: a 2xx without that comes from an
 * intermediary, such as a gateway, and says nothing about the work. A redirect that is not followed
 * has status 0 in the browser and counts as the same. Logs a failure once, in the browser; on the
 * server the page logs it.
 * @throws HttpError, NoAnswerError
 */
export async function request<Answer>(
  config: Call,
  needs: RequiredMembers<Answer>,
): Promise<Answer> {
  try {
    const { data, status } = await send(config);
    if (status !== 0 && hasMembers(data, needs)) return data;
    const { method = 'get', url = '' } = config;
    throw new NoAnswerError(method.toUpperCase(), getCallPattern(url), 'malformed');
  } catch (error) {
    if (typeof window !== 'undefined') logFailure(error);
    throw error;
  }
}

function findCaptchaAction(config: AxiosRequestConfig): CaptchaAction | undefined {
  const { method, url = '' } = config;
  if (method === 'post') return writes.find(({ pattern }) => pattern.test(url))?.action;
  const query: unknown = config.params;
  const hasVoucher = typeof query === 'object' && query !== null && 'voucher' in query;
  return hasVoucher && query.voucher && products.test(url) ? 'voucher' : undefined;
}

const toPattern = (path: string) => new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
const writes = Object.entries(captchaActionByPath).map(([path, action]) => ({
  pattern: toPattern(path),
  action,
}));
const products = toPattern(paths.productV2);

/**
 * The contract has the token in the body of payments and renewals, and in a header of all others.
 */
const hasItInBody = [paths.paymentV2, paths.paymentV1, paths.renewalV1, paths.renewalV2].map(
  toPattern,
);

function addCaptcha(config: Call, token: string): Call {
  if (hasItInBody.some((pattern) => pattern.test(config.url ?? '')))
    return { ...config, data: { ...config.data, captchaToken: token } };
  return { ...config, headers: { ...config.headers, [captchaHeader]: token } };
}

async function send(config: Call): Promise<AxiosResponse<unknown>> {
  const action = typeof window === 'undefined' ? undefined : findCaptchaAction(config);
  if (!action) return client.request<unknown>(config);
  const token = await takeCaptcha(action);
  if (token === null) return client.request<unknown>(config);
  try {
    return await client.request<unknown>(addCaptcha(config, token));
  } catch (error) {
    if (!(error instanceof HttpError) || error.problem?.code !== 'captcha_required') throw error;
    const other = await takeCaptcha(action);
    if (other === null) throw error;
    return client.request<unknown>(addCaptcha(config, other));
  }
}

const answerStatuses: readonly number[] = [402, 404, 409, 422, 429];

function logFailure(error: unknown): void {
  const isAnswer = error instanceof HttpError && answerStatuses.includes(error.status);
  const log = isAnswer ? logger.info : logger.error;
  log('A call failed', { error });
}
