import type { MozambicanBrand } from './brand';
import { createLinks } from './links';
import { ms } from './ms';
import { everyEnvironment } from './mozambiqueMethods';

/** meuSucesso in Mozambique. The spec's step table is of Brazil, so the flow says the numbers. */
export const msMz: MozambicanBrand = {
  ...ms,
  themeId: 'ms-mz',
  lang: 'pt-MZ',
  whatsapp: '+258840000000',
  formWidth: 465,
  stepsNumber: null,
  pixStep: null,
  links: createLinks('meusucesso.com', '/mz'),
  isCaptchaBadgeHidden: true,
  payment: {
    ...ms.payment,
    currentStep: null,
    methods: ['credit-card', 'm-pesa'],
    states: [],
    mozambiqueMethods: {
      creditcard: {
        name: 'Cartão de crédito',
        isActive: true,
        planId: everyEnvironment('ms-mz-anual'),
      },
    },
  },
};
