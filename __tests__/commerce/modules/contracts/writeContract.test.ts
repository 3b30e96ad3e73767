import { medcof } from '@/commerce/modules/catalogue/products/medcof';
import {
  createContractValues,
  hashText,
  writeContract,
} from '@/commerce/modules/contracts/writeContract';
import type { Plan } from '@/contract/product';
import { buildContractSubject as subject } from '../../../support/buildContractSubject';
import { buildPlan } from '../../../support/builders';

const template = {
  title: 'Contrato',
  markdown: '{{buyer.name}}, {{buyer.document}}: {{price.total}}, {{contract.date}}.',
};

test('fills in buyer, price and date, and hashes the text', () => {
  const written = writeContract(template, subject({ document: '12345678909' }));
  expect(written.markdown).toBe(
    'Maria da Silva, CPF 123.456.789-09: R$\u00a01.200,00, 20 de novembro de 2026.',
  );
  expect(written.hash).toBe(hashText(written.markdown));
});

test('names the plan in the language of its buyer', () => {
  const { lead, sold } = subject();
  const translations = { 'es-PE': { name: 'Revalida Anual en español', benefits: ['Clases'] } };
  const nameIn = (locale: 'es-PE' | 'pt-BR') =>
    createContractValues(
      subject({ lead: { ...lead, locale }, sold: { ...sold, translations }, plan: buildPlan() }),
    )['plan.name'];
  expect([nameIn('es-PE'), nameIn('pt-BR')]).toEqual(['Revalida Anual en español', sold.name]);
});

describe('the hash of the terms', () => {
  const { termsHash } = writeContract(template, subject());
  const termsOf = (changes: Parameters<typeof subject>[0]) =>
    writeContract(template, subject(changes)).termsHash;

  test.each([
    ['another day', { at: new Date('2027-01-01T12:00:00Z') }],
    ['a document that became known', { document: '12345678909' }],
  ])('stays the same with %s', (_name, changes) => {
    expect(termsOf(changes)).toBe(termsHash);
  });

  test('changes with the price', () => {
    expect(termsOf({ plan: buildPlan({ amount: 100000 }) })).not.toBe(termsHash);
  });

  test('changes with the text', () => {
    const other = { ...template, markdown: `${template.markdown} Fim.` };
    expect(writeContract(other, subject()).termsHash).not.toBe(termsHash);
  });
});

test.each([
  ['12345678909', 'CPF 123.456.789-09'],
  ['11222333000181', 'CNPJ 11.222.333/0001-81'],
  ['12345670', 'DNI 12345670'],
  [null, 'o informado no pagamento, que integra este contrato'],
])('document %s is written %s', (document, written) => {
  expect(createContractValues(subject({ document }))['buyer.document']).toBe(written);
});

const installments = (installment: Partial<Plan['installments'][number]>): Plan['installments'] => [
  {
    id: 3,
    value: 3333,
    firstValue: 3333,
    standardValue: 3333,
    tax: 0,
    totalValue: 9999,
    ...installment,
  },
];

test.each<[string, Partial<Plan>]>([
  ['à vista, R$\u00a01.200,00', { installments: [] }],
  [
    'à vista ou no cartão de crédito em até 3 parcelas de R$\u00a033,33, sem juros',
    { installments: installments({}) },
  ],
  [
    'à vista ou no cartão de crédito em até 3 parcelas, a primeira de R$\u00a033,34 e as demais de R$\u00a033,33, sem juros',
    { installments: installments({ firstValue: 3334, totalValue: 10000 }) },
  ],
  [
    'à vista ou no cartão de crédito em até 3 parcelas de R$\u00a033,33, no total de R$\u00a099,99',
    { installments: installments({ tax: 0.02 }) },
  ],
])('%s', (written, plan) => {
  expect(createContractValues(subject({ plan: buildPlan(plan) }))['price.payment']).toBe(written);
});

test.each([
  [
    'pt-MZ',
    '+258821234567',
    '+258\u00a082\u00a0123\u00a04567',
    /^a pronto ou no cartão/,
    '20 de novembro de 2026',
  ],
  [
    'es-PE',
    '+51912345678',
    '+51\u00a0912\u00a0345\u00a0678',
    /^al contado o con tarjeta/,
    '19 de noviembre de 2026',
  ],
] as const)(
  '%s: language, phone and day are the market’s',
  (locale, phone, shown, payment, day) => {
    const { lead } = subject();
    const at = new Date('2026-11-20T03:00:00Z');
    const values = createContractValues(subject({ lead: { ...lead, locale, phone }, at }));
    expect(values['buyer.phone']).toBe(shown);
    expect(values['price.payment']).toMatch(payment);
    expect(values['contract.date']).toBe(day);
  },
);

test('the catalogue’s contract leaves no placeholder open', () => {
  if (!medcof.contract) throw new Error('The product has no contract');
  expect(writeContract(medcof.contract, subject()).markdown).not.toMatch(/\{\{|undefined/);
});
