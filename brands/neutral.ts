import type { Brand } from './brand';
import { brazilianStates } from './states';
import { successDefaults } from './success';

const links = { domain: '', firstAccess: '', terms: '', politics: '' };

/** Stands in for a product whose designSystemId names no brand: nothing branded, nothing invented. */
export const neutral: Brand = {
  dsProductId: 'neutral',
  dsMode: 'light',
  business: 'wiser',
  productCode: null,
  product: { name: 'Checkout', businessName: 'Checkout', bffId: 'neutral' },
  lang: 'pt-BR',
  faqLink: '',
  googleTagManagerId: null,
  logoFile: '/brands/neutral/logo.svg',
  formWidth: 485,
  stepsNumber: null,
  pixStep: null,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: { test: links, homolog: links, production: links },
  acceptance: { isEnabled: true },
  payment: {
    currentStep: null,
    cardCompanies: ['visa', 'mastercard', 'american_express', 'elo', 'diners'],
    planTypes: ['yearly', 'recurrency'],
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'neutral',
    methods: ['credit-card', 'pix', 'bankslip'],
    states: brazilianStates,
  },
  success: successDefaults,
};
