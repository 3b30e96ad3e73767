import type { Brand, BrandLinks, MozambiqueMethods } from './brand';

type HasFile = (path: string) => boolean;

export interface BrandSurroundings {
  hasTheme: (themeId: string) => boolean;
  hasFile: HasFile;
}

/**
 * Finds what the compiler cannot see about brands: empty texts, broken links, steps out of range,
 * missing files and themes.
 * @param brands by the name of their file
 * @returns a sentence for each fault, with the brand and the field; empty: no fault
 */
export function checkBrands(
  brands: Readonly<Record<string, Brand>>,
  surroundings: BrandSurroundings,
): string[] {
  return Object.entries(brands).flatMap(([name, brand]) =>
    checkBrand(brand, surroundings).map(
      ({ demand, field }) => `brands/${name}.ts is not right: ${field} ${demand}.`,
    ),
  );
}

/**
 * Lists unconfirmed facts: production must not send a buyer to them.
 * @param brands by the name of their file
 * @returns a sentence for each brand with a guess; empty: no brand has one
 */
export function findGuesses(brands: Readonly<Record<string, Brand>>): string[] {
  return Object.entries(brands).flatMap(([name, { guesses = [] }]) =>
    guesses.length === 0
      ? []
      : [
          `brands/${name}.ts is not ready for APP_ENV=production: ${guesses.join(', ')} were only guessed; put in what is true and take them off its guesses.`,
        ],
  );
}

interface Fault {
  field: string;
  demand: string;
}

function checkBrand(brand: Brand, surroundings: BrandSurroundings): Fault[] {
  const { hasFile, hasTheme } = surroundings;
  const { googleTagManagerId, lead, payment, product, productCode, upsellProductName } = brand;
  return [
    ...checkText(brand.dsProductId, 'dsProductId'),
    ...createFaults(!hasTheme(brand.themeId), 'themeId', 'must name a theme of themes/registry.ts'),
    ...checkText(productCode ?? 'none', 'productCode'),
    ...Object.entries(product).flatMap(([name, value]) => checkText(value, `product.${name}`)),
    ...createFaults(
      !/^GTM-[A-Z0-9]+$/.test(googleTagManagerId ?? 'GTM-0'),
      'googleTagManagerId',
      'must look like GTM-ABC123',
    ),
    ...(brand.faqLink === null ? [] : checkAddress(brand.faqLink, 'faqLink')),
    ...createFaults(
      !/^\+[1-9]\d{4,14}$/.test(brand.whatsapp ?? '+12345'),
      'whatsapp',
      'must be a number such as +5511987654321',
    ),
    ...checkFiles(brand, hasFile),
    ...checkLooks(brand, surroundings),
    ...checkSteps(brand),
    ...checkText(upsellProductName ?? 'none', 'upsellProductName'),
    ...checkText(lead.sendBffLeadRequest.route, 'lead.sendBffLeadRequest.route'),
    ...Object.entries(brand.links ?? {}).flatMap(([environment, links]) =>
      checkLinks(links, environment),
    ),
    ...checkList(payment.cardCompanies, 'payment.cardCompanies'),
    ...checkList(payment.planTypes, 'payment.planTypes'),
    ...checkList(payment.methods, 'payment.methods'),
    ...checkText(payment.productDsIcon, 'payment.productDsIcon'),
    // The fallback brand, which has no links, sells many products and so has no plan for each method.
    ...(brand.lang === 'pt-MZ' && brand.links !== null
      ? checkMozambiqueMethods(brand.payment.mozambiqueMethods)
      : []),
  ];
}

const checkLooks = ({ productLooks = {} }: Brand, { hasTheme }: BrandSurroundings): Fault[] =>
  Object.entries(productLooks).flatMap(([code, { themeId }]) =>
    createFaults(
      themeId !== undefined && !hasTheme(themeId),
      `productLooks.${code}.themeId`,
      'must name a theme of themes/registry.ts',
    ),
  );

const listLookFiles = ({ productLooks = {} }: Brand): [field: string, path: string | null][] =>
  Object.entries(productLooks).flatMap(([code, { logoFile, paneFiles }]) =>
    Object.values({ ...logoFile, ...paneFiles }).map((file): [string, string | null] => [
      `productLooks.${code}`,
      file,
    ]),
  );

function checkFiles(brand: Brand, hasFile: HasFile): Fault[] {
  const { dsProductId, logoFile, multiProfile, paneFiles } = brand;
  const files: [field: string, path: string | null][] = [
    ['logoFile.light', logoFile.light],
    ['logoFile.dark', logoFile.dark],
    ['paneFiles.pattern', paneFiles.pattern],
    ['paneFiles.hero', paneFiles.hero],
    ['paneFiles.motif', paneFiles.motif],
    ['paneFiles.confetti', paneFiles.confetti],
    ['paneFiles.tile', paneFiles.tile],
    ...listLookFiles(brand),
    ['multiProfile.cardThumbnailFile', multiProfile.cardThumbnailFile],
    ['dsProductId', `/brands/${dsProductId}/icon.svg`],
  ];
  return files.flatMap(([field, path]) =>
    path === null
      ? []
      : path.startsWith('/')
        ? createFaults(!hasFile(path), field, `needs the file public${path}`)
        : [{ field, demand: 'must be a path that begins with /' }],
  );
}

const minSteps = 3;

function checkPosition(step: number | null, field: string, total: number | null): Fault[] {
  if (step === null) return [];
  if (total === null) return [{ field, demand: 'needs a stepsNumber' }];
  const isWithin = Number.isInteger(step) && step >= 1 && step <= total;
  return createFaults(
    !isWithin,
    field,
    `must be a whole number from 1 to ${total}, the stepsNumber`,
  );
}

function checkSteps({ payment, pixStep, stepsNumber }: Brand): Fault[] {
  const isCount =
    stepsNumber === null || (Number.isInteger(stepsNumber) && stepsNumber >= minSteps);
  return [
    ...createFaults(!isCount, 'stepsNumber', `must be a whole number, ${minSteps} or more`),
    ...checkPosition(payment.currentStep, 'payment.currentStep', stepsNumber),
    ...checkPosition(pixStep, 'pixStep', stepsNumber),
  ];
}

const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const checkAddress = (value: string, field: string): Fault[] =>
  createFaults(
    !URL.canParse(value) || new URL(value).protocol !== 'https:',
    field,
    'must be an address that begins with https://',
  );

function checkLinks(links: BrandLinks, environment: string): Fault[] {
  const at = (name: string) => `links.${environment}.${name}`;
  return [
    ...createFaults(!domain.test(links.domain), at('domain'), 'must be a domain'),
    ...checkAddress(links.firstAccess, at('firstAccess')),
    ...createFaults(!links.firstAccess.includes('{token}'), at('firstAccess'), 'must hold {token}'),
    ...checkAddress(links.terms, at('terms')),
    ...checkAddress(links.politics, at('politics')),
  ];
}

function checkMozambiqueMethods(methods: MozambiqueMethods): Fault[] {
  const field = 'payment.mozambiqueMethods';
  const entries = Object.entries(methods);
  return [
    ...createFaults(
      !entries.some(([, { isActive }]) => isActive),
      field,
      'must have an active one',
    ),
    ...entries.flatMap(([id, { name, planId }]) => [
      ...checkText(name, `${field}.${id}.name`),
      ...Object.entries(planId).flatMap(([environment, plan]) =>
        checkText(plan, `${field}.${id}.planId.${environment}`),
      ),
    ]),
  ];
}

const createFaults = (isWrong: boolean, field: string, demand: string): Fault[] =>
  isWrong ? [{ field, demand }] : [];

const checkText = (value: string, field: string): Fault[] =>
  createFaults(value.trim() === '', field, 'must not be empty');

const checkList = (values: readonly unknown[], field: string): Fault[] =>
  createFaults(values.length === 0, field, 'must not be empty');
