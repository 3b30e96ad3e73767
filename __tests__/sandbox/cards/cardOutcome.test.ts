import { getCardOutcome } from '@/sandbox/cards/cardOutcome';

const card = {
  number: '4111111111111111',
  holderName: 'MARIA DA SILVA',
  expirationMonth: 11,
  expirationYear: 2026,
  securityCode: '737',
};
const at = new Date('2026-11-30T23:59:59Z');
const captured = { status: 'captured' };
const declined = (declineCode: string) => ({ status: 'declined', declineCode });

test.each([
  ['4111111111111111', captured],
  ['3056 930902 5904', captured],
  ['4111-1111-1111-1111', captured],
  ['4000 0000 0000 3220', { status: 'requires_action' }],
  ['4000 0000 0000 0341', { status: 'checked', declineCode: 'insufficient_funds' }],
  ['4000 0000 0000 0069', declined('expired_card')],
  ['4111111111111112', declined('card_declined')],
  ['0000000000000000', declined('card_declined')],
  ['4222222222222', declined('card_declined')],
  ['4111111111111111110', declined('card_declined')],
  ['42', declined('card_declined')],
  ['', declined('card_declined')],
])('%s', (number, outcome) => {
  expect(getCardOutcome({ ...card, number }, at)).toEqual(outcome);
});

test.each<[Partial<typeof card>, object]>([
  [{ holderName: ' ' }, declined('card_declined')],
  [{ expirationMonth: 10 }, declined('expired_card')],
  [{ expirationYear: 2020 }, declined('expired_card')],
  [{ expirationYear: 2046 }, captured],
  [{ expirationYear: 2047 }, declined('expired_card')],
  [{ securityCode: '1234' }, declined('incorrect_cvc')],
  [{ securityCode: '73' }, declined('incorrect_cvc')],
  [{ securityCode: 'abc' }, declined('incorrect_cvc')],
  [{ number: '378282246310005', securityCode: '7373' }, captured],
  [{ number: '378282246310005' }, declined('incorrect_cvc')],
  [{ number: '4000000000003220', securityCode: '1' }, declined('incorrect_cvc')],
  [{ number: '4000000000009995', expirationYear: 2020 }, declined('insufficient_funds')],
])('%j', (change, outcome) => {
  expect(getCardOutcome({ ...card, ...change }, at)).toEqual(outcome);
});

test('a card is valid until its month has ended everywhere', () => {
  expect(getCardOutcome(card, new Date('2026-12-01T11:59:59Z'))).toEqual(captured);
  expect(getCardOutcome(card, new Date('2026-12-01T12:00:00Z'))).toEqual(declined('expired_card'));
});

test.each([
  ['visa', captured],
  [undefined, captured],
  ['mastercard', declined('card_declined')],
  // Elo's banks know ranges that the table does not.
  ['elo', captured],
] as const)('a Visa number with the company %s', (company, outcome) => {
  const visa = { ...card, number: '4111111111111111', securityCode: '123' };
  expect(getCardOutcome(visa, at, company)).toEqual(outcome);
});
