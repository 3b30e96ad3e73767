/** What a contract's text may leave open, written {{so}}. */
export const contractFields = [
  'company.legalName',
  'product.name',
  'plan.name',
  'price.total',
  'price.payment',
  'buyer.name',
  'buyer.email',
  'buyer.phone',
  'buyer.document',
  'contract.date',
] as const;
export type ContractField = (typeof contractFields)[number];
