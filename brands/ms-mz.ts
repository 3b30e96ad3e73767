import type { MozambicanBrand } from './brand';
import { createLinks, forEveryEnvironment } from './brandDefaults';
import { ms } from './ms';

/** The flow gives the step numbers, because the numbers of `ms` are Brazil's. */
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
    methods: ['credit-card'],
    states: [],
    mozambiqueMethods: {
      creditcard: {
        name: 'Cartão de crédito',
        isActive: true,
        planId: forEveryEnvironment('ms-mz-anual'),
      },
    },
  },
};
