/** Who sells each product: the company name shown beside "Pagamento seguro". */
export const legalNames = {
  medcof: 'MedCof Educação Médica Ltda.',
  meusucesso: 'meuSucesso Educação Empreendedora S.A.',
} as const;
