import { getBrand } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import { productKeys } from '@/services/checkout/productKeys';
import { parseDesignSystemId } from '@/services/checkout/theme';

export interface BrandedProduct {
  key: string;
  brand: string;
  /** Folder of the pictures of the brand, or of a product without one. */
  drawings: string;
  steps: { total: number; payment: number };
  phoneLabel: string;
  formWidth: number;
}

const phoneLabel = 'Celular';
const formWidth = 485;
const standIn = {
  steps: { total: 3, payment: 2 },
  phoneLabel,
  formWidth,
};

/** Typed by hand from docs/behaviour.md 2, 3 and 12. */
const specified: readonly BrandedProduct[] = [
  {
    key: 'wup',
    brand: 'Wise Up Online',
    drawings: 'wol',
    steps: { total: 5, payment: 4 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'live',
    brand: 'Wise Up Live',
    drawings: 'live',
    steps: { total: 4, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'exec',
    brand: 'Wise Up',
    drawings: 'wiseup',
    steps: { total: 5, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'teens',
    brand: 'Wise Up',
    drawings: 'wiseup',
    steps: { total: 5, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'numberone',
    brand: 'Number One',
    drawings: 'numberone',
    steps: { total: 5, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'ms',
    brand: 'meuSucesso',
    drawings: 'ms',
    steps: { total: 4, payment: 3 },
    phoneLabel: 'Celular (Whatsapp)',
    formWidth,
  },
  {
    key: 'em',
    brand: 'Eu Militar',
    drawings: 'eumilitar',
    steps: { total: 3, payment: 2 },
    phoneLabel,
    formWidth,
  },
  { key: 'powerhouse', brand: 'Powerhouse', drawings: 'powerhouse', ...standIn },
  { key: 'vc', brand: 'Vende-C', drawings: 'vc', ...standIn },
  {
    key: 'performanc',
    brand: 'Performan-C',
    drawings: 'performanc',
    steps: { total: 4, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'wsp',
    brand: 'Wiser',
    drawings: 'wsp',
    steps: { total: 3, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'aprovatotal',
    brand: 'Resolve Enem',
    drawings: 'resolveenem',
    steps: { total: 4, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'medcof',
    brand: 'MedCof',
    drawings: 'medcof',
    steps: { total: 3, payment: 2 },
    phoneLabel,
    formWidth: 465,
  },
  { key: 'atrinca', brand: 'A Trinca', drawings: 'atrinca', ...standIn },
  {
    key: 'conquer',
    brand: 'Conquer Plus',
    drawings: 'conquer',
    steps: { total: 4, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'conquer-unna',
    brand: 'Conquer Unna',
    drawings: 'conquer-unna',
    steps: { total: 4, payment: 3 },
    phoneLabel,
    formWidth,
  },
  {
    key: 'instituto-destiny',
    brand: 'Instituto Destiny',
    drawings: 'instituto-destiny-cid',
    steps: { total: 3, payment: 2 },
    phoneLabel,
    formWidth,
  },
  { key: 'mls', brand: 'Mentoring League Society', drawings: 'mls', ...standIn },
];

function describeKey(key: string, code: string): BrandedProduct {
  const { designSystemId = '' } = registry.find((product) => product.code === code) ?? {};
  const { dsProductId, formWidth, payment, product, stepsNumber } = getBrand(
    parseDesignSystemId(designSystemId).dsProductId,
  );
  return {
    key,
    brand: product.name,
    drawings: dsProductId,
    steps: {
      total: stepsNumber ?? standIn.steps.total,
      payment: payment.currentStep ?? standIn.steps.payment,
    },
    phoneLabel,
    formWidth,
  };
}

export const brandedProducts: readonly BrandedProduct[] = [
  ...specified,
  ...Object.entries(productKeys)
    .filter(([key]) => !specified.some((product) => product.key === key))
    .map(([key, { productCode }]) => describeKey(key, productCode)),
];
