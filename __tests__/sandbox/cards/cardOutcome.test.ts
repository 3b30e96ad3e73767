import { getCardOutcome } from '@/sandbox/cards/cardOutcome';

test.each([
  ['4111111111111111', { status: 'captured' }],
  ['3056 930902 5904', { status: 'captured' }],
  ['4111-1111-1111-1111', { status: 'captured' }],
  ['4000 0000 0000 3220', { status: 'requires_action' }],
  ['4000 0000 0000 0069', { status: 'declined', declineCode: 'expired_card' }],
  ['4111111111111112', { status: 'declined', declineCode: 'card_declined' }],
  ['0000000000000000', { status: 'declined', declineCode: 'card_declined' }],
  ['42', { status: 'declined', declineCode: 'card_declined' }],
  ['', { status: 'declined', declineCode: 'card_declined' }],
])('%s', (number, outcome) => {
  expect(getCardOutcome(number)).toEqual(outcome);
});
