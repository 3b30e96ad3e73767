import type { BrazilianPayment } from './brand';
import { brazilianStates } from './states';

/** What every brand that sells in Brazil accepts (spec section 3); brands state what differs. */
export const brazilianPayment = {
  cardCompanies: ['visa', 'mastercard', 'american_express', 'elo', 'diners'],
  planTypes: ['yearly', 'recurrency'],
  methods: ['credit-card', 'pix', 'bankslip'],
  states: brazilianStates,
} satisfies Partial<BrazilianPayment>;
