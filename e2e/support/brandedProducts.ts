/** A product key as its brand's buyers meet it: spec section 2 and design sections 4 and 7, by hand. */
export interface BrandedProduct {
  key: string;
  brand: string;
  /** Folder of the brand's drawings. */
  drawings: string;
  /** Total of the step indicator, and the position of the payment in it. */
  steps: { total: number; payment: number };
  phoneLabel: string;
}

const phoneLabel = 'Celular';
const standIn = {
  brand: 'Checkout',
  drawings: 'neutral',
  steps: { total: 3, payment: 2 },
  phoneLabel,
};

export const brandedProducts: readonly BrandedProduct[] = [
  {
    key: 'wup',
    brand: 'Wise Up Online',
    drawings: 'wol',
    steps: { total: 5, payment: 4 },
    phoneLabel,
  },
  {
    key: 'live',
    brand: 'Wise Up Live',
    drawings: 'live',
    steps: { total: 4, payment: 3 },
    phoneLabel,
  },
  {
    key: 'exec',
    brand: 'Wise Up',
    drawings: 'wiseup',
    steps: { total: 5, payment: 3 },
    phoneLabel,
  },
  {
    key: 'teens',
    brand: 'Wise Up',
    drawings: 'wiseup',
    steps: { total: 5, payment: 3 },
    phoneLabel,
  },
  {
    key: 'numberone',
    brand: 'Number One',
    drawings: 'numberone',
    steps: { total: 5, payment: 3 },
    phoneLabel,
  },
  {
    key: 'ms',
    brand: 'meuSucesso',
    drawings: 'ms',
    steps: { total: 4, payment: 3 },
    phoneLabel: 'Celular (Whatsapp)',
  },
  {
    key: 'em',
    brand: 'Eu Militar',
    drawings: 'eumilitar',
    steps: { total: 3, payment: 2 },
    phoneLabel,
  },
  { key: 'powerhouse', ...standIn },
  { key: 'vc', ...standIn },
  {
    key: 'performanc',
    brand: 'Performan-C',
    drawings: 'performanc',
    steps: { total: 4, payment: 3 },
    phoneLabel,
  },
  { key: 'wsp', brand: 'Wiser', drawings: 'wsp', steps: { total: 3, payment: 3 }, phoneLabel },
  {
    key: 'aprovatotal',
    brand: 'Resolve Enem',
    drawings: 'resolveenem',
    steps: { total: 4, payment: 3 },
    phoneLabel,
  },
  {
    key: 'medcof',
    brand: 'MedCof',
    drawings: 'medcof',
    steps: { total: 3, payment: 2 },
    phoneLabel,
  },
  { key: 'atrinca', ...standIn },
  {
    key: 'conquer',
    brand: 'Conquer Plus',
    drawings: 'conquer',
    steps: { total: 4, payment: 3 },
    phoneLabel,
  },
  {
    key: 'conquer-unna',
    brand: 'Conquer Unna',
    drawings: 'conquer-unna',
    steps: { total: 4, payment: 3 },
    phoneLabel,
  },
  {
    key: 'instituto-destiny',
    brand: 'Instituto Destiny',
    drawings: 'instituto-destiny-cid',
    steps: { total: 3, payment: 2 },
    phoneLabel,
  },
  { key: 'mls', ...standIn },
];
