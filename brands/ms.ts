import type { Brand } from './brand';
import { createLinks } from './links';
import { brazilianStates } from './states';
import { successDefaults } from './success';

export const ms: Brand = {
  dsProductId: 'ms',
  dsMode: 'dark',
  business: 'meusucesso',
  productCode: null,
  product: { name: 'meuSucesso', businessName: 'meuSucesso.com', bffId: 'ms' },
  lang: 'pt-BR',
  faqLink: 'https://meusucesso.com/ajuda',
  googleTagManagerId: null,
  logoFile: '/brands/ms/logo.svg',
  formWidth: 485,
  stepsNumber: 4,
  pixStep: null,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('meusucesso.com'),
  acceptance: { isEnabled: true },
  payment: {
    currentStep: 3,
    cardCompanies: ['visa', 'mastercard', 'american_express', 'elo', 'diners'],
    planTypes: ['yearly', 'recurrency'],
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'ms',
    methods: ['credit-card', 'pix', 'bankslip'],
    states: brazilianStates,
  },
  success: {
    ...successDefaults,
    finalHeader: { bankSlip: true, default: true },
    accessButton: true,
  },
};
