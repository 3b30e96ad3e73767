import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** meuSucesso: business lessons told by those who did it. */
export const ms: BrazilianBrand = {
  dsProductId: 'ms',
  dsMode: 'dark',
  themeId: 'ms',
  business: 'meusucesso',
  productCode: null,
  product: { name: 'meuSucesso', businessName: 'meuSucesso.com', bffId: 'ms' },
  lang: 'pt-BR',
  faqLink: 'https://meusucesso.com/ajuda',
  whatsapp: '+5511900000000',
  googleTagManagerId: null,
  logoFile: createLogoFiles('ms'),
  paneFiles: createPaneFiles('ms'),
  formWidth: 485,
  stepsNumber: 4,
  pixStep: null,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('meusucesso.com'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods],
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'ms',
  },
  success: {
    ...successDefaults,
    title: 'welcome',
    finalHeader: { bankSlip: true, default: true },
    accessButton: true,
  },
};
