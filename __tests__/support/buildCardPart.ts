import type { FilledPart } from '@/components/payment/paymentCall';

type CardPart = Extract<FilledPart, { method: 'credit-card' }>;

export const buildCardPart = (number: string, amount: number): CardPart => ({
  method: 'credit-card',
  amount,
  installments: 1,
  cardCompany: 'visa',
  card: {
    number,
    holderName: 'MARIA SILVA',
    expirationMonth: 12,
    expirationYear: 2030,
    securityCode: '123',
  },
});
