import type { Address } from '@/contract/address';

export const brazilianAddress: Address = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: "Santa Bárbara d'Oeste",
  state: 'SP',
  country: 'Brasil',
};
