import type { FallbackBrand } from './brand';
import {
  brazilianPayment,
  createLogoFiles,
  inPersonMethods,
  successDefaults,
  twoMethods,
} from './brandDefaults';

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
  paneFiles: {
    pattern: null,
    hero: null,
    productHeroes: {
      atrinca: '/brands/neutral/hero-atrinca.svg',
      mls: '/brands/neutral/hero-mls.svg',
      powerhouse: '/brands/neutral/hero-powerhouse.svg',
      vc: '/brands/neutral/hero-vc.svg',
    },
    tile: null,
    productTiles: {
      atrinca: '/brands/neutral/tile-atrinca.svg',
      mls: '/brands/neutral/tile-mls.svg',
      powerhouse: '/brands/neutral/tile-powerhouse.svg',
      vc: '/brands/neutral/tile-vc.svg',
    },
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
