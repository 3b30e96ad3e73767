import type { GuessedFact } from '@/brands/brand';
import type { CatalogueProduct } from '@/commerce/modules/catalogue/CatalogueProduct';
import type { NewBrand } from './brand';
import { createDrawings } from './drawings';
import { createPalettes } from './palette';

export const toIdentifier = (id: string) =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const getPlanId = (id: string) => `${id}-anual`;

export const guesses = {
  brand: ['faqLink', 'links'] satisfies GuessedFact[],
  product: ['description', 'legalName', 'plans'] satisfies CatalogueProduct['guesses'],
};

const quoteAll = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

function brandSource({ business, id, name }: NewBrand): string {
  const quoted = JSON.stringify(name);
  return `import type { BrazilianBrand } from './brand';
import { brazilianPayment, createLinks, createLogoFiles, createPaneFiles, successDefaults } from './brandDefaults';

/** ${name}. */
export const ${toIdentifier(id)}: BrazilianBrand = {
  dsProductId: '${id}',
  dsMode: 'light',
  themeId: '${id}',
  business: '${business}',
  productCode: '${id}',
  product: { name: ${quoted}, businessName: ${quoted}, bffId: '${id}' },
  lang: 'pt-BR',
  faqLink: 'https://${id}.com.br/ajuda',
  // Made up by new-brand: take each off the list once it is true. Production waits for that.
  guesses: [${quoteAll(guesses.brand)}],
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('${id}'),
  // A drawing of what it sells is yet to be made.
  paneFiles: { ...createPaneFiles('${id}'), hero: null, motif: null, confetti: null },
  formWidth: 485,
  stepsNumber: 3,
  pixStep: 2,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('${id}.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    currentStep: 2,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: '${id}',
  },
  success: successDefaults,
};
`;
}

function copySource({ id, name }: NewBrand): string {
  const lead = JSON.stringify(`${name}: falta pouco para você começar.`);
  const success = JSON.stringify(`${name}: que bom ter você com a gente.`);
  return `import type { BrandCopy } from '../brandCopy';

export const ${toIdentifier(id)}: BrandCopy = {
  'pt-BR': {
    'lead.tagline': ${lead},
    'success.tagline': ${success},
  },
};
`;
}

function themeSource({ hue, id, name }: NewBrand): string {
  const palettes = Object.entries(createPalettes(hue)).map(([role, palette]) => {
    const steps = [...palette].map(([step, color]) => `    ${step}: '${color}',`);
    return `  ${role}: {\n${steps.join('\n')}\n  },`;
  });
  return `import { createTheme } from './createTheme';

/** ${name}. */
export const ${toIdentifier(id)} = createTheme({
  font: 'poppins',
  radius: { control: 8, card: 12 },
${palettes.join('\n')}
});
`;
}

function catalogueSource({ business, id, name }: NewBrand): string {
  const quoted = JSON.stringify(name);
  return `import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { createStandardFlows } from '../flows';

const yearly: CataloguePlan = {
  id: '${getPlanId(id)}',
  code: '${getPlanId(id)}',
  name: 'Plano Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 118800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const ${toIdentifier(id)}: CatalogueProduct = {
  business: '${business}',
  code: '${id}',
  operation: 'BR',
  name: ${quoted},
  title: ${quoted},
  description: 'Acesso completo por 12 meses',
  legalName: ${JSON.stringify(`${name} Ltda.`)},
  // Made up by new-brand: take each off the list once it is true. Production waits for that.
  guesses: [${quoteAll(guesses.product)}],
  gtm: null,
  designSystemId: '${id}$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [],
  offers: [],
  flows: createStandardFlows(
    { plan: { id: yearly.id, business: '${business}' }, beforePayment: [] },
    yearly,
  ),
};
`;
}

const getBrandFile = (id: string) => `brands/${id}.ts`;
const getProductFile = (id: string) => `commerce/modules/catalogue/products/${toIdentifier(id)}.ts`;

export const listGuesses = (id: string): string[] => [
  `${getBrandFile(id)}: ${guesses.brand.join(', ')}`,
  `${getProductFile(id)}: ${guesses.product.join(', ')}`,
];

export function createBrandFiles(brand: NewBrand): Record<string, string> {
  const { id } = brand;
  const drawings = Object.entries(createDrawings(brand));
  return {
    [getBrandFile(id)]: brandSource(brand),
    [`themes/${id}.ts`]: themeSource(brand),
    [`locales/brands/${id}.ts`]: copySource(brand),
    [getProductFile(id)]: catalogueSource(brand),
    ...Object.fromEntries(drawings.map(([file, svg]) => [`public/brands/${id}/${file}`, svg])),
  };
}
