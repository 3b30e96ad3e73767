import type { Brand } from '@/brands/brand';
import { brands, getBrand, mozambicanBrands } from '@/brands/registry';

/** Typed by hand from docs/behaviour.md 2 to 4; nothing here is derived from brands/. */

const sold = new Map<string, Brand>(Object.entries(brands));

function get(id: string): Brand {
  const brand = sold.get(id);
  if (!brand) throw new Error(`No brand ${id}`);
  return brand;
}

/** docs/behaviour.md 3, "Product keys": brand, business, product code, mode. */
const identities: [id: string, productCode: string | null, business: string, mode: string][] = [
  ['resolveenem', 'aprovatotal-resolve-enem', 'aprovatotal', 'light'],
  ['medcof', 'medcof-revalida', 'medcof', 'light'],
  ['ms', null, 'meusucesso', 'dark'],
  ['wol', null, 'wiseup-online', 'light'],
  ['performanc', null, 'performan-c', 'light'],
  ['numberone', 'n1', 'wiseup', 'light'],
  ['wiseup', 'exec', 'wiseup', 'dark'],
  ['live', null, 'wiseup-live', 'light'],
  ['wsp', null, 'wiser', 'light'],
  ['conquer', 'cplus', 'conquer', 'dark'],
  ['conquer-unna', 'cunna-eflm', 'conquer-unna', 'light'],
  ['instituto-destiny-cid', 'id-cid', 'instituto-destiny', 'light'],
  ['eumilitar', null, 'eumilitar', 'dark'],
];

const ids = identities.map(([id]) => id);

it('has these brands, the neutral fallback and no others', () => {
  expect([...sold.keys()].sort()).toEqual([...ids, 'neutral'].sort());
});

it.each(identities)('%s: product code, business and mode', (id, productCode, business, dsMode) => {
  expect(get(id)).toMatchObject({ dsProductId: id, themeId: id, productCode, business, dsMode });
});

/** Section 2, "Per-brand step configuration"; null: not configured. */
it.each<[id: string, stepsNumber: number, payment: number, pix: number | null]>([
  ['resolveenem', 4, 3, 2],
  ['ms', 4, 3, null],
  ['performanc', 4, 3, 2],
  ['live', 4, 3, 2],
  ['conquer', 4, 3, 3],
  ['conquer-unna', 4, 3, 3],
  ['medcof', 3, 2, 3],
  ['wsp', 3, 3, 2],
  ['instituto-destiny-cid', 3, 2, 3],
  ['wol', 5, 4, null],
  ['numberone', 5, 3, 3],
  ['wiseup', 5, 3, 3],
  ['eumilitar', 3, 2, 2],
])('%s: %i steps, payment at %i, Pix at %p', (id, stepsNumber, currentStep, pixStep) => {
  expect(get(id)).toMatchObject({ stepsNumber, pixStep, payment: { currentStep } });
});

/**
 * Section 2, "Success display flags". Eu Militar has no final header of its own and is not listed.
 */
it.each<
  [id: string, bankSlip: boolean, byDefault: boolean, access: boolean, icon: boolean, title: string]
>([
  ['resolveenem', true, true, true, true, 'welcome'],
  ['ms', true, true, true, true, 'welcome'],
  ['wol', true, true, true, true, 'welcome'],
  ['medcof', true, false, false, true, 'payment'],
  ['performanc', true, false, false, true, 'payment'],
  ['numberone', true, false, false, true, 'enrollment'],
  ['wiseup', true, false, false, true, 'enrollment'],
  ['live', true, false, false, true, 'payment'],
  ['conquer', true, false, false, true, 'payment'],
  ['conquer-unna', true, false, false, true, 'payment'],
  ['instituto-destiny-cid', true, false, false, true, 'payment'],
  ['wsp', false, true, false, false, 'allSet'],
  ['eumilitar', true, false, false, true, 'payment'],
])('%s: what the success page shows', (id, bankSlip, byDefault, accessButton, icon, title) => {
  expect(get(id).success).toEqual({
    title,
    finalHeader: { bankSlip, default: byDefault },
    accessButton,
    icon,
    upsellOfferHeader: true,
    upsellVideo: false,
    upsellThemeOnOfferCard: true,
  });
});

it('asks for a document for the invoice where section 7 says so', () => {
  expect(
    ids.filter((id) => get(id).payment.sendBffPaymentRequest.documentToNFGeneration).sort(),
  ).toEqual([
    'conquer',
    'conquer-unna',
    'instituto-destiny-cid',
    'medcof',
    'performanc',
    'resolveenem',
    'wsp',
  ]);
});

it('sends the plan type with the lead, for the same brands', () => {
  expect(ids.filter((id) => get(id).lead.sendBffLeadRequest.planType).sort()).toEqual(
    ids.filter((id) => get(id).payment.sendBffPaymentRequest.documentToNFGeneration).sort(),
  );
  expect(Object.values(mozambicanBrands).some(({ lead }) => lead.sendBffLeadRequest.planType)).toBe(
    false,
  );
});

it('asks every buyer but those of wsp to accept the terms (section 5)', () => {
  expect(ids.filter((id) => !get(id).acceptance.isEnabled)).toEqual(['wsp']);
});

it('names an upsell for resolveenem (a training) and performanc (a recording)', () => {
  const named = ids.flatMap((id) => {
    const { upsellProductName } = get(id);
    return upsellProductName === null ? [] : [[id, upsellProductName]];
  });
  expect(named).toEqual([
    ['resolveenem', 'Treinamento de Elite'],
    ['performanc', 'Gravações Performan-C'],
  ]);
});

it('has narrow forms for medcof and for Mozambique (section 9)', () => {
  const all = [...sold.values(), ...Object.values(mozambicanBrands)];
  expect(all.filter(({ formWidth }) => formWidth === 465).map(({ themeId }) => themeId)).toEqual([
    'medcof',
    'ms-mz',
    'wol-mz',
  ]);
  expect(new Set(all.map(({ formWidth }) => formWidth))).toEqual(new Set([465, 485]));
});

/** Section 3, "Brand config" and "Enumerations". */
it.each(ids)('%s: what it accepts', (id) => {
  const { payment } = get(id);
  expect([...payment.planTypes].sort()).toEqual(['recurrency', 'yearly']);
  expect([...payment.cardCompanies].sort()).toEqual([
    'american_express',
    'diners',
    'elo',
    'mastercard',
    'visa',
  ]);
  expect(payment.states.join(' ')).toBe(
    'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  );
});

describe('Mozambique', () => {
  it.each([
    ['ms', 'meusucesso', ['creditcard'], ['creditcard']],
    ['wol', 'wiseup-online', ['creditcard', 'debitcard', 'boleto'], ['creditcard']],
  ])('%s: its methods, the active ones, and no captcha badge', (id, business, has, offers) => {
    const brand = getBrand(id, 'pt-MZ');
    if (brand.lang !== 'pt-MZ') throw new Error(`${id} has no variant for Mozambique`);
    const methods = Object.entries(brand.payment.mozambiqueMethods);
    expect(methods.map(([method]) => method)).toEqual(has);
    expect(methods.filter(([, { isActive }]) => isActive).map(([method]) => method)).toEqual(
      offers,
    );
    expect(brand).toMatchObject({
      dsProductId: id,
      business,
      productCode: null,
      isCaptchaBadgeHidden: true,
      stepsNumber: null,
      payment: { states: [], methods: ['credit-card'] },
    });
  });

  it('offers other answers than Brazil to how the buyer heard of wol', () => {
    const brazil = getBrand('wol').refererOptions;
    const mozambique = getBrand('wol', 'pt-MZ').refererOptions;
    expect(brazil).toEqual([
      'wiseup-site',
      'wiseup-escola',
      'email',
      'facebook',
      'google',
      'instagram',
      'youtube',
      'representante',
      'outro',
    ]);
    expect(mozambique).toEqual([
      'wiseup-site',
      'email',
      'facebook',
      'google',
      'instagram',
      'youtube',
      'representante',
      'outro',
    ]);
    expect(ids.filter((id) => get(id).refererOptions.length > 0)).toEqual(['wol']);
  });
});
