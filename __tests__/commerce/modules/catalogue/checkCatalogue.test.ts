import type { CatalogueProduct } from '@/commerce/modules/catalogue/CatalogueProduct';
import { checkCatalogue } from '@/commerce/modules/catalogue/checkCatalogue';
import { createCatalogue } from '@/commerce/modules/catalogue/createCatalogue';
import { medcof } from '@/commerce/modules/catalogue/products/medcof';
import { ms } from '@/commerce/modules/catalogue/products/ms';
import { msMozambique } from '@/commerce/modules/catalogue/products/msMozambique';
import { createLinearFlow } from '@/commerce/modules/catalogue/flows';
import { findTwins } from '@/commerce/modules/catalogue/findTwins';
import { checkSellers } from '@/commerce/modules/catalogue/sellers';
import { registry } from '@/commerce/modules/catalogue/registry';
import { checkSchools } from '@/commerce/modules/catalogue/SchoolNetwork';
import { schoolNetworks } from '@/commerce/modules/schools/schoolNetworks';
import { startFailure } from '@/commerce/startFailure';

test('the catalogue has no faults', () => {
  expect(checkCatalogue(registry)).toEqual([]);
  expect(checkSchools(schoolNetworks)).toEqual([]);
});

const lead = { id: 'lead', templateId: 'lead', props: {} } as const;
const payment = { id: 'main-payment', templateId: 'payment', props: {} } as const;
const success = { id: 'main-success', templateId: 'success', props: {} } as const;
const msPlan = { id: 'ms-anual', business: 'meusucesso' } as const;

const flowOf = (...steps: Parameters<typeof createLinearFlow>[1]): Partial<CatalogueProduct> => ({
  flows: [createLinearFlow('default', steps)],
});
const planOf = (change: Partial<CatalogueProduct['plans'][number]>): Partial<CatalogueProduct> => ({
  plans: ms.plans.map((plan) => ({ ...plan, ...change })),
});

const cheaper = { name: 'Suscripción', benefits: ['Casos'], standardAmount: 1 };

test.each<[string, Partial<CatalogueProduct>, RegExp]>([
  ['a product without a title', { title: '' }, /\/title/],
  ['a design system without a mode', { designSystemId: 'ms' }, /\/designSystemId/],
  ['a price that is no integer', planOf({ standardAmount: 0.5 }), /\/plans\/0\/standardAmount/],
  ['a plan with no way to pay', planOf({ paymentMethods: [] }), /\/plans\/0\/paymentMethods/],
  ['a product without flows', { flows: [] }, /\/flows/],
  ['a plan in foreign money', planOf({ currency: 'MZN' }), /plan ms-anual .* currency of BR/],
  [
    'a plan with an access time that is not its own',
    { plans: ms.plans.map((plan) => ({ ...plan, type: 'monthly' })) },
    /plan ms-anual is monthly and sold as "Estudos de caso .* por 12 meses"/,
  ],
  [
    'a benefit with an access time that is not of its plan',
    { plans: ms.plans.map((plan) => ({ ...plan, type: 'semester', description: 'Cursos' })) },
    /plan ms-anual is semester and sold as "Acesso por 12 meses no computador/,
  ],
  [
    'a translation with an access time that is not of its plan',
    { descriptions: { 'es-PE': 'Acceso por 1 mes' } },
    /plan ms-anual is yearly and sold as "Acceso por 1 mes"/,
  ],
  [
    'a translation that changes more than texts',
    planOf({ translations: { 'es-PE': cheaper } }),
    /\/plans\/0\/translations\/es-PE/,
  ],
  [
    'a voucher worth the whole price',
    { vouchers: [{ code: 'A', planId: 'ms-anual', discount: 114000 }] },
    /voucher A names no plan/,
  ],
  [
    'a voucher of no plan',
    { vouchers: [{ code: 'A', planId: 'x', discount: 1 }] },
    /voucher A names no plan/,
  ],
  [
    'a voucher twice, in any case',
    { vouchers: [...ms.vouchers, { code: 'ms120', planId: 'ms-anual', discount: 1 }] },
    /voucher ms120 of ms-anual is MS120 to a link/,
  ],
  [
    'an offer above the price',
    { offers: [{ id: 'a', planId: 'ms-anual', amount: 114001, endsAt: null }] },
    /offer a names no plan/,
  ],
  ['an offer twice', { offers: [...ms.offers, ...ms.offers] }, /offer black-friday-61 .* twice/],
  ['a flow twice', { flows: [...ms.flows, ...ms.flows] }, /flow default is there twice/],
  [
    'a flow that a link takes for another',
    { flows: [...ms.flows, ...ms.flows.map((flow) => ({ ...flow, id: 'Default' }))] },
    /flow Default is default to a link/,
  ],
  [
    'an offer that a link takes for another',
    { offers: [...ms.offers, ...ms.offers.map((offer) => ({ ...offer, id: 'blackfriday-61' }))] },
    /offer blackfriday-61 is black-friday-61 to a link/,
  ],
  ['a flow that begins with a payment', flowOf(payment, success), /first step is not the lead/],
  ['a step twice', flowOf(lead, payment, payment), /main-payment is there twice/],
  [
    'a step that leads nowhere',
    { flows: [{ id: 'default', steps: [{ ...lead, defaultNextStepId: 'x' }] }] },
    /step lead leads nowhere/,
  ],
  [
    'a flow without an end',
    {
      flows: [
        {
          id: 'default',
          steps: [
            { ...lead, defaultNextStepId: 'main-payment' },
            { ...payment, defaultNextStepId: 'lead' },
          ],
        },
      ],
    },
    /no step ends it/,
  ],
  [
    'a step that is never reached',
    {
      flows: [
        {
          id: 'default',
          steps: [
            { ...lead, defaultNextStepId: null },
            { ...payment, defaultNextStepId: null },
          ],
        },
      ],
    },
    /main-payment is never reached/,
  ],
  [
    'a step that sells an unknown plan',
    flowOf(lead, { ...payment, props: { plan: { id: 'x', business: 'meusucesso' } } }),
    /main-payment sells an unknown plan/,
  ],
  [
    "a step that sells a plan as another business's",
    flowOf(lead, { ...payment, props: { plan: { ...msPlan, business: 'medcof' } } }),
    /main-payment sells an unknown plan/,
  ],
  [
    'a plan of another operation',
    flowOf(lead, { ...payment, props: { plan: { id: 'ms-mz-anual', business: 'meusucesso' } } }),
    /main-payment sells an unknown plan/,
  ],
  [
    "a payment of another product's plan",
    flowOf(lead, {
      ...payment,
      props: { plan: { id: 'medcof-revalida-anual', business: 'medcof' } },
    }),
    /main-payment sells a plan of another product/,
  ],
  [
    'a method that the plan does not have',
    flowOf(lead, { ...payment, props: { plan: msPlan, paymentMethod: 'm-pesa' } }),
    /main-payment chooses a method that its plan does not have/,
  ],
  [
    'a method without a plan',
    flowOf(lead, { ...payment, props: { paymentMethod: 'pix' } }),
    /main-payment chooses a method for no plan/,
  ],
  [
    'a voucher of a step that its plan does not have',
    flowOf(lead, { ...payment, props: { plan: msPlan, voucher: 'NOTHING' } }),
    /main-payment brings an unknown voucher/,
  ],
  [
    'a voucher of a flow that the product does not have',
    flowOf({ ...lead, props: { voucher: 'NOTHING' } }, payment),
    /first step brings an unknown voucher/,
  ],
  [
    'an event of an unknown plan',
    {
      events: [
        {
          id: 'meeting',
          planId: 'x',
          name: 'Meeting',
          venue: 'Online',
          week: 1,
          weekday: 1,
          startsAt: '09:00',
          endsAt: '10:00',
        },
      ],
    },
    /event meeting belongs to an unknown plan/,
  ],
])('%s is a fault that names the product', (_name, change, sentence) => {
  const faults = checkCatalogue([{ ...ms, ...change }, medcof, msMozambique]);
  expect(faults).toContainEqual(expect.stringMatching(sentence));
  expect(faults.filter((fault) => !fault.startsWith('ms: '))).toEqual([]);
});

test('no plan has the name of its product, because the order would show it twice', () => {
  const twice = registry.filter(({ name, plans }) => plans.some((plan) => plan.name === name));
  expect(twice.map(({ code }) => code)).toEqual([]);
});

test('a duplicate product or plan is a fault', () => {
  expect(checkCatalogue([ms, ms])).toEqual(
    expect.arrayContaining([
      'product ms of meusucesso/BR is there twice',
      'plan ms-anual is there twice',
    ]),
  );
});

test('codes that a link cannot tell apart are a fault that names both', () => {
  const [plan] = ms.plans;
  if (!plan) throw new Error('ms has no plan');
  const other = {
    ...ms,
    code: 'M-S',
    plans: [
      { ...plan, id: 'MsAnual' },
      { ...plan, id: 'x', code: `${plan.code}-` },
    ],
  };
  expect(checkCatalogue([ms, other])).toEqual(
    expect.arrayContaining([
      'product M-S of meusucesso/BR is ms to a link',
      'plan MsAnual is ms-anual to a link',
      `M-S: plan code ${plan.code}- is ${plan.code} to a link`,
    ]),
  );
  expect(findTwins('business', ['medcof', 'med-cof'], String)).toEqual([
    'business med-cof is medcof to a link',
  ]);
});

test('seller codes that a link cannot tell apart are a fault within one operation', () => {
  expect(checkSellers()).toEqual([]);
  const seller = { name: 'Ana Souza', isLiveEnabled: false, account: null };
  const one = new Map([['ana', seller]]);
  expect(checkSellers({ BR: one, MZ: new Map([['a-na', seller]]) })).toEqual([]);
  expect(checkSellers({ BR: new Map([...one, ['a-na', seller]]), MZ: one })).toEqual([
    'seller a-na of BR is ana to a link',
  ]);
});

test('a duplicate school, or one without a level test, is a fault', () => {
  expect(checkSchools([...schoolNetworks, ...schoolNetworks])).toEqual(
    expect.arrayContaining(['schools: numberone-belo-horizonte-savassi is there twice']),
  );
  const [network] = structuredClone(schoolNetworks);
  network?.regions[0]?.cities[0]?.schools.forEach((school) => (school.levelTests = []));
  expect(checkSchools(network ? [network] : [])).toContainEqual(
    expect.stringMatching(/^schools of numberone: .*levelTests/),
  );
});

test('a catalogue with faults stops the start of the service with one sentence', () => {
  const start = () => createCatalogue([{ ...ms, ...planOf({ standardAmount: -1 }) }], []);
  expect(start).toThrow(/^The catalogue is not sound: ms: \/plans\/0\/standardAmount .*\.$/);
  expect(
    startFailure(new Error('The catalogue is not sound: ms: /plans is wrong.'), 'commerce'),
  ).toBe('Commerce cannot start: The catalogue is not sound: ms: /plans is wrong.');
});
