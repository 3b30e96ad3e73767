import type { FallbackBrand, ProductLook } from './brand';
import {
  brazilianPayment,
  createLogoFiles,
  createPaneFiles,
  inPersonMethods,
  successDefaults,
  twoMethods,
} from './brandDefaults';

const createLook = (themeId: string): ProductLook => ({
  themeId,
  logoFile: createLogoFiles(themeId),
  paneFiles: createPaneFiles(themeId),
});

/** Of a page whose address names no product. */
export const unbrandedThemeId = 'unbranded';

export const neutral: FallbackBrand = {
  dsProductId: 'neutral',
  dsMode: 'light',
  themeId: 'neutral',
  business: 'wiser',
  productCode: null,
  product: { name: 'Checkout', businessName: 'Checkout', bffId: 'neutral' },
  lang: 'pt-BR',
  faqLink: null,
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('neutral'),
  paneFiles: { pattern: null, hero: null, motif: null, confetti: null, tile: null },
  productLooks: {
    atrinca: createLook('atrinca'),
    mls: createLook('mls'),
    powerhouse: createLook('powerhouse'),
    vc: createLook('vc'),
  },
  formWidth: 485,
  stepsNumber: null,
  pixStep: null,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: null,
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    // This brand is generic: the plan decides how it is paid, M-Pesa included.
    methods: [...brazilianPayment.methods, ...twoMethods, ...inPersonMethods, 'm-pesa'],
    currentStep: null,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'neutral',
  },
  success: successDefaults,
};
