/** What one buyer's link opens: an account, an invoice, a subscription, an offer or a refund. */
export const linkMembers: Readonly<Record<string, string>> = {
  'AccessGrant.paymentId': 'The payment that paid for it, as events name it',
  'AccessGrant.planId': 'The plan that was bought',
  'AccessGrant.buyer': 'Whom the account is for, with the whole contact',
  'AccessGrant.buyer.name': 'As the buyer wrote it in the lead form',
  'AccessGrant.buyer.email': 'Whole: the account is opened under it',
  'AccessLink.endsAt': 'From then on the link opens nothing, ISO 8601 in UTC',

  'CardAgreement.id': 'As in the address: only its buyer has it',
  'CardAgreement.installments': 'Into how many each charge is divided',
  'CardAgreement.state':
    '`active`: the card is charged on its day; `kept`: it was charged; `cancelled`: by the buyer; `ended`: it could not be charged, or the money went back',

  'Contract.title': 'Heading of the contract, in the language of the lead',
  'Contract.createdAt': 'When the text was made, ISO 8601 in UTC',
  'Contract.acceptedAt': 'When its buyer accepted it, ISO 8601 in UTC; null: not yet',
  'ContractAcceptance.contractId': 'The contract that was accepted, as in the address',
  'ContractAcceptance.acceptedAt': 'The first time that it was accepted, ISO 8601 in UTC',
  'ContractRequest.voucher': 'The voucher whose price the contract states',
  'ContractRequest.offer': 'The offer whose price the contract states',

  'CustomOffer.id': '`referenceId` of the payment that accepts it',
  'CustomOffer.subscriptionId': 'The subscription of the buyer to whom it was made',
  'CustomOffer.name': 'Heading of the offer, as whoever made it wrote it',
  'CustomOffer.endsAt': 'From then on it is 404, ISO 8601 in UTC',

  'Invoice.id': '`referenceId` of the payment',
  'Invoice.kind': '`type` of the payment',
  'Invoice.state': 'Always open: any other invoice is answered with a problem',
  'Invoice.dueDate': 'The day by which it ought to be paid; later is accepted until `endsAt`',

  'Recovery.id': '`referenceId` of the payment, of type `direct`',
  'Recovery.voucher': 'The voucher as applied; null: there is none, or it is not valid any more',
  'Recovery.failedMethod': 'How the buyer tried to pay',
  'Recovery.failedAt': 'When that failed, ISO 8601 in UTC',

  'RefundLink.paidAt': 'When the money was there: the seven days run from then, ISO 8601 in UTC',
  'RefundLink.endsAt': 'Until then the buyer may give it back, ISO 8601 in UTC',
  'RefundLink.parts':
    'How it was paid: each part goes back the way it came, and a bank slip to a Pix key of its payer',
  'pixKeys.kind': '`pixKey` of the confirmation',
  'pixKeys.documentType': 'Of a `document`: which of the two it is',
  'RefundConfirmation.pixKey': 'Only of a bank slip: the `kind` of one of `pixKeys`',

  'RemindersWithdrawn.isWithdrawn': 'Always true, however often it is asked',

  'Subscription.id': 'As in the address: only its buyer has it',
  'Subscription.startedAt': 'Begin of the first period, ISO 8601 in UTC',
  'Subscription.renewalOpensAt': 'From then on it can be renewed, ISO 8601 in UTC',
  'renewal.endsAt': 'End of the period that would be paid, ISO 8601 in UTC',
};
