import type { Part, Payment } from '../payments/Payment';

const texts: Partial<Record<Part['state'], readonly [title: string, text: string]>> = {
  paid: ['Este boleto já foi pago', 'Não pague de novo: a compra está feita.'],
  refunded: [
    'Este boleto foi pago, e o dinheiro foi devolvido',
    'Não pague de novo por ele: o pagamento não vale para nenhuma compra.',
  ],
};

const over = [
  'Este boleto não vale mais',
  'Não pague por ele. Se você ainda quer comprar, escolha de novo como pagar.',
] as const;

type ClosedSlip = Pick<Payment, 'business' | 'flowId' | 'planId' | 'productCode'>;

/**
 * Writes the page in place of a slip that is not to be paid, whatever its provider still prints. It
 * is in the language of the slip, which is Brazil's.
 */
export function writeClosedBankSlip(
  { business, flowId, planId, productCode }: ClosedSlip,
  { state, webUrl }: { state: Part['state']; webUrl: string },
): string {
  const [title, text] = texts[state] ?? over;
  const payment = new URL('/payment', webUrl);
  for (const [name, value] of Object.entries({ productCode, business, planId, flowId }))
    if (value) payment.searchParams.set(name, value);
  const link = `<p><a href="${payment.href.replaceAll('&', '&amp;')}">Escolher a forma de pagamento</a></p>`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>
:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; } a { display: inline-block; padding: .75rem 0; }
</style></head><body><main><h1>${title}</h1><p>${text}</p>${texts[state] ? '' : link}</main></body></html>`;
}
