import { pageCallHeader } from '@/contract/captchaCalls';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { getRequestApiUrls } from './apiUrl.server';
import { getBuyerAddress } from './buyerAddress.server';
import { callCommerce } from './callCommerce.server';
import {
  describeBreakdown,
  getTimeoutMs,
  hasOtherAfter,
  mayTryAgain,
  noteFailure,
  orderAddresses,
} from './apiAddresses.server';

const defaultTimeoutMs = 60_000;

/**
 * The axios adapter of a page's server: calls the service's addresses one after the other, as long as
 * the call may be retried.
 * @throws AxiosError of the last address
 */
export async function callWithFailover(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const send = axios.getAdapter('http');
  const { headers, method = 'get', timeout = defaultTimeoutMs, url = '' } = config;
  const address = getBuyerAddress();
  if (address !== undefined) headers.set('x-forwarded-for', address);
  headers.set(pageCallHeader, 'true');
  const isKeyed = headers.has('idempotency-key');
  const call = { method: method.toUpperCase(), url };
  const began = Date.now();
  let last: unknown;
  const addresses = orderAddresses(getRequestApiUrls());
  for (const [index, baseURL] of addresses.entries()) {
    const hasOther = hasOtherAfter(addresses, index);
    const asked = Date.now();
    const timeoutMs = getTimeoutMs(timeout - (asked - began), { hasOther, method });
    try {
      return await callCommerce(call, (traceparent) => {
        headers.set('traceparent', traceparent);
        return send({ ...config, baseURL, timeout: timeoutMs });
      });
    } catch (error) {
      if (!isAxiosError(error) || error.response) throw error;
      const breakdown = describeBreakdown(error, Date.now() - asked, timeoutMs);
      noteFailure(baseURL, breakdown);
      if (!mayTryAgain(breakdown, { hasOther, isKeyed, method })) throw error;
      last = error;
    }
  }
  throw last;
}
