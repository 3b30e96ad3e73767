import type { Locale } from '@/contract/enumerations';

interface InstallmentTexts {
  count: number;
  value: string;
  first: string | null;
  total: string;
  hasInterest: boolean;
}

interface ContractTexts {
  documentAtPayment: string;
  atOnce: (total: string) => string;
  inInstallments: (installments: InstallmentTexts) => string;
  number: (id: string) => string;
  verification: (hash: string) => string;
  page: (page: number, pages: number) => string;
}

const portuguese: ContractTexts = {
  documentAtPayment: 'o informado no pagamento, que integra este contrato',
  atOnce: (total) => `à vista, ${total}`,
  inInstallments: ({ count, first, hasInterest, total, value }) =>
    `à vista ou no cartão de crédito em até ${count} parcelas` +
    (first === null ? ` de ${value}` : `, a primeira de ${first} e as demais de ${value}`) +
    (hasInterest ? `, no total de ${total}` : ', sem juros'),
  number: (id) => `Contrato nº ${id}`,
  verification: (hash) => `Código de verificação (SHA-256): ${hash}`,
  page: (page, pages) => `Página ${page} de ${pages}`,
};

export const contractTexts: Record<Locale, ContractTexts> = {
  'pt-BR': portuguese,
  'pt-MZ': {
    ...portuguese,
    inInstallments: ({ count, first, hasInterest, total, value }) =>
      `a pronto ou no cartão de crédito em até ${count} prestações` +
      (first === null ? ` de ${value}` : `, a primeira de ${first} e as restantes de ${value}`) +
      (hasInterest ? `, no total de ${total}` : ', sem juros'),
    atOnce: (total) => `a pronto, ${total}`,
  },
  'es-PE': {
    documentAtPayment: 'el indicado en el pago, que forma parte de este contrato',
    atOnce: (total) => `al contado, ${total}`,
    inInstallments: ({ count, first, hasInterest, total, value }) =>
      `al contado o con tarjeta de crédito en hasta ${count} cuotas` +
      (first === null ? ` de ${value}` : `, la primera de ${first} y las demás de ${value}`) +
      (hasInterest ? `, por un total de ${total}` : ', sin intereses'),
    number: (id) => `Contrato n.º ${id}`,
    verification: (hash) => `Código de verificación (SHA-256): ${hash}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
