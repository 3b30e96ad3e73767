import type { Operation } from '@/contract/enumerations';
import type { Seller } from '@/contract/seller';
import { invalidField } from '../../http/problems';
import { findTwins } from './findTwins';

/**
 * Sales without a seller belong to `performance`, a partner's to `franchising`. Buyers never see a
 * channel's name.
 */
const channels: readonly [string, Seller][] = [
  ['performance', { name: '', isLiveEnabled: false, account: null }],
  ['franchising', { name: '', isLiveEnabled: false, account: null }],
];

const ana: [string, Seller] = ['ana', { name: 'Ana Souza', isLiveEnabled: true, account: 'ana' }];
const bruno: [string, Seller] = [
  'bruno',
  { name: 'Bruno Lima', isLiveEnabled: false, account: 'bruno' },
];

export const sellers: Record<Operation, ReadonlyMap<string, Seller>> = {
  BR: new Map([...channels, ana, bruno]),
  MZ: new Map([...channels, ana]),
};

/**
 * Finds what is wrong with the sellers' codes.
 * @returns One sentence per fault.
 */
export const checkSellers = (known: Record<Operation, ReadonlyMap<string, Seller>> = sellers) =>
  Object.entries(known).flatMap(([operation, ofOperation]) =>
    findTwins('seller', [...ofOperation.keys()], String, () => operation),
  );

const partners: readonly string[] = ['franchising'];

export function isPartner(operation: Operation, seller: string): boolean {
  return isSeller(operation, seller) && partners.includes(seller);
}

export function isSeller(operation: Operation, seller: string): boolean {
  return sellers[operation].has(seller);
}

/**
 * Refuses an unknown seller, as the seller call does, for every write that names one.
 * @throws ProblemError invalid_field
 */
export function requireSeller(operation: Operation, seller: string): void {
  if (!isSeller(operation, seller)) throw invalidField('/seller', 'unknown');
}

export function hasSellerAccount(operation: Operation, seller: string): boolean {
  return (sellers[operation].get(seller)?.account ?? null) !== null;
}

export const legalNames = {
  aprovatotal: 'Aprova Total Ensino Digital Ltda.',
  atrinca: 'A Trinca Educação e Negócios Ltda.',
  conquer: 'Conquer Educação Executiva S.A.',
  eumilitar: 'Eu Militar Preparatório para Concursos Ltda.',
  institutoDestiny: 'Instituto Destiny Desenvolvimento Humano Ltda.',
  medcof: 'MedCof Educação Médica Ltda.',
  meusucesso: 'meuSucesso Educação Empreendedora S.A.',
  mentoringLeagueSociety: 'Mentoring League Society Mentorias Ltda.',
  performanc: 'Performan-C Treinamentos Ltda.',
  powerhouse: 'Powerhouse Eventos e Treinamentos Ltda.',
  vendeC: 'Vende-C Treinamento em Vendas Ltda.',
  wiser: 'Wiser Educação S.A.',
  wiseup: 'Wise Up Franchising e Idiomas Ltda.',
} as const;
