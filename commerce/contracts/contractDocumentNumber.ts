/** How each type of document is written; they tell themselves apart by their length. */
const patterns = new Map<number, [RegExp, string]>([
  [8, [/^(.{8})$/, 'DNI $1']],
  [11, [/^(.{3})(.{3})(.{3})(.{2})$/, 'CPF $1.$2.$3-$4']],
  [14, [/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, 'CNPJ $1.$2.$3/$4-$5']],
]);

/** A document (contract `DocumentNumber`) as a contract names it. */
export function contractDocumentNumber(document: string): string {
  const [pattern, written] = patterns.get(document.length) ?? [];
  return pattern && written ? document.replace(pattern, written) : document;
}
