import type { ChargeOrder, Payer } from '../ChargeOrder';

function payerForSandbox({ document, ...contact }: Payer) {
  return document === null ? contact : { ...contact, document };
}

/** The body of the sandbox's POST /charges. An M-Pesa push goes to the payer's phone. */
export function chargeOrderForSandbox({
  method: ordered,
  payer,
  reference: paymentId,
  ...order
}: ChargeOrder) {
  const body = { ...order, paymentId, payer: payerForSandbox(payer) };
  if (ordered.method !== 'm-pesa') return { ...body, ...ordered };
  const { method, phone } = ordered;
  return { ...body, method, payer: { ...body.payer, phone } };
}
