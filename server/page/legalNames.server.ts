import { type ProductKey, productKeyList, productKeys } from '@/services/checkout/productKeys';

const wiseup = 'Wise Up Franchising e Idiomas Ltda.';
const conquer = 'Conquer Educação Executiva S.A.';

/** As the catalogue has them, for pages that call no service. */
const legalNames: Partial<Record<ProductKey, string>> = {
  wup: wiseup,
  live: wiseup,
  exec: wiseup,
  teens: wiseup,
  numberone: wiseup,
  ms: 'meuSucesso Educação Empreendedora S.A.',
  em: 'Eu Militar Preparatório para Concursos Ltda.',
  powerhouse: 'Powerhouse Eventos e Treinamentos Ltda.',
  vc: 'Vende-C Treinamento em Vendas Ltda.',
  performanc: 'Performan-C Treinamentos Ltda.',
  wsp: 'Wiser Educação S.A.',
  aprovatotal: 'Aprova Total Ensino Digital Ltda.',
  medcof: 'MedCof Educação Médica Ltda.',
  atrinca: 'A Trinca Educação e Negócios Ltda.',
  conquer,
  'conquer-unna': conquer,
  'instituto-destiny': 'Instituto Destiny Desenvolvimento Humano Ltda.',
  mls: 'Mentoring League Society Mentorias Ltda.',
};

/** @returns null: not known of this product */
export function findLegalName(business: string, productCode: string): string | null {
  const key = productKeyList.find(
    (known) =>
      productKeys[known].business === business && productKeys[known].productCode === productCode,
  );
  return (key && legalNames[key]) ?? null;
}
