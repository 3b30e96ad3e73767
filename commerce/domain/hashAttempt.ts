import { hashRequest } from './hashRequest';

interface Attempt {
  captchaToken?: string;
  paymentMethods: readonly object[];
}

/** The hash of a request to pay. What is made anew at each try does not make it another one. */
export function hashAttempt<Request extends Attempt>(request: Request): string {
  const paymentMethods = request.paymentMethods.map((part) => ({
    ...part,
    encryptedCard: undefined,
    liveloSession: undefined,
  }));
  return hashRequest({ ...request, captchaToken: undefined, paymentMethods });
}
