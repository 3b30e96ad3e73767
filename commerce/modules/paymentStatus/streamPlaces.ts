import { ProblemError } from '../../http/problems';
import { limitRefusals } from '../../monitoring/metrics';
import { getAddressGroup } from '../../rateLimit';

/** Seconds after which a page, which polls meanwhile, may request a stream again. */
const streamRetryAfter = 30;

interface StreamLimits {
  perToken: number;
  perAddress: number;
}

export function createStreamPlaces({ perAddress, perToken }: StreamLimits) {
  const taken = new Map<string, number>();
  const count = (key: string, change: number) => {
    const now = (taken.get(key) ?? 0) + change;
    if (now > 0) taken.set(key, now);
    else taken.delete(key);
  };
  return {
    /**
     * @returns how to give the place back
     * @throws ProblemError rate_limited: no place is left
     */
    take(token: string, address: string): () => void {
      const keys = [`token ${token}`, `address ${getAddressGroup(address) ?? address}`] as const;
      const [ofToken = 0, ofAddress = 0] = keys.map((key) => taken.get(key) ?? 0);
      if (ofToken >= perToken || ofAddress >= perAddress) {
        const limit = ofToken >= perToken ? 'streams-per-payment' : 'streams-per-address';
        limitRefusals.inc({ limit });
        throw new ProblemError('rate_limited', { retryAfter: streamRetryAfter });
      }
      keys.forEach((key) => {
        count(key, 1);
      });
      let isTaken = true;
      return () => {
        if (isTaken)
          keys.forEach((key) => {
            count(key, -1);
          });
        isTaken = false;
      };
    },
  };
}
