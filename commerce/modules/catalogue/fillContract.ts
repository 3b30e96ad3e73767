const placeholder = /\{\{([^{}]*)\}\}/g;

const isField = (name: string): name is ContractField =>
  contractFields.some((field) => field === name);

function escapeMarkdown(value: string): string {
  const lines = value.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .join(' ')
    .replace(/[\\`*_{}[\]<>&~!#|]/g, '\\$&')
    .normalize('NFC');
}

export function findUnknownFields(markdown: string): string[] {
  return [...markdown.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !isField(name));
}

export function fillContract(markdown: string, values: Record<ContractField, string>): string {
  return markdown.replace(placeholder, (written, name: string) =>
    isField(name) ? escapeMarkdown(values[name]) : written,
  );
}

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
