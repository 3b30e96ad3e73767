import { type BrazilianBrand, refererOptions } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  pointsMethods,
  successDefaults,
} from './brandDefaults';

/** Wise Up Online: English on demand. */
export const wol: BrazilianBrand = {
  dsProductId: 'wol',
  dsMode: 'light',
  themeId: 'wol',
  business: 'wiseup-online',
  productCode: null,
  product: { name: 'Wise Up Online', businessName: 'Wise Up Online', bffId: 'wol' },
  lang: 'pt-BR',
  faqLink: 'https://wiseuponline.com.br/ajuda',
  whatsapp: '+5511900000000',
  googleTagManagerId: null,
  logoFile: createLogoFiles('wol'),
  paneFiles: createPaneFiles('wol'),
  formWidth: 485,
  stepsNumber: 5,
  pixStep: null,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: '/brands/wol/profiles.svg', shouldUseMonthlyDifference: true },
  links: createLinks('wiseuponline.com.br'),
  acceptance: { isEnabled: true },
  refererOptions,
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...pointsMethods],
    currentStep: 4,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'wol',
  },
  success: {
    ...successDefaults,
    title: 'welcome',
    finalHeader: { bankSlip: true, default: true },
    accessButton: true,
  },
};
