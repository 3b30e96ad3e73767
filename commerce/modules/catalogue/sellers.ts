import type { Operation } from '@/contract/enumerations';
import type { Seller } from '@/contract/seller';
import { invalidField } from '../../http/problems';
import { findTwins } from './findTwins';

/**
 * Sales without a seller belong to `performance`, a partner's to `franchising`. A channel is nobody
 * whose name a buyer is told.
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

/** The sellers of each operation, by the `seller` query value. */
export const sellers: Record<Operation, ReadonlyMap<string, Seller>> = {
  BR: new Map([...channels, ana, bruno]),
  MZ: new Map([...channels, ana]),
};

/**
 * What is wrong with the sellers' codes.
 * @returns One sentence per fault.
 */
export const checkSellers = (known: Record<Operation, ReadonlyMap<string, Seller>> = sellers) =>
  Object.entries(known).flatMap(([operation, ofOperation]) =>
    findTwins('seller', [...ofOperation.keys()], String, () => operation),
  );

/** Who brings buyers of their own. */
const partners: readonly string[] = ['franchising'];

/** Whether a seller is a partner, whose buyers may have a price of their own. */
export function isPartner(operation: Operation, seller: string): boolean {
  return isSeller(operation, seller) && partners.includes(seller);
}

/** Whether a link may name this seller: the pages of any other are an expired link. */
export function isSeller(operation: Operation, seller: string): boolean {
  return sellers[operation].has(seller);
}

/**
 * As the seller call, for every write that names one.
 * @throws ProblemError invalid_field
 */
export function requireSeller(operation: Operation, seller: string): void {
  if (!isSeller(operation, seller)) throw invalidField('/seller', 'unknown');
}

/** Whether a seller receives payments in person. */
export function hasSellerAccount(operation: Operation, seller: string): boolean {
  return (sellers[operation].get(seller)?.account ?? null) !== null;
}

/** The companies that sell the products: the name shown beside "Pagamento seguro". */
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
