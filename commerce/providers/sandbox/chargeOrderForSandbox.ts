import type { ChargeOrder } from '../ChargeOrder';

/** The body of the sandbox's POST /charges. */
export function chargeOrderForSandbox({ method, payer, ...order }: ChargeOrder) {
  const { document, ...contact } = payer;
  return { ...order, ...method, payer: document === null ? contact : { ...contact, document } };
}
