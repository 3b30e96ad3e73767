export function toDocumentNumber(value: string): string {
  return value.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

const maskCpf = (digits: string) => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;

/**
 * Masks a person's document wherever it stands in a text, as digits or in its printed form. Digits
 * that are part of a longer number, such as a barcode's, stay. A company's CNPJ is public.
 * @param number as calls carry it; null: there is none
 */
export function maskDocument(text: string, number: string | null): string {
  if (!number || !/^\d{11}$/.test(number)) return text;
  const printed = number.replace(/(\d{3})(\d{3})(\d{3})/, '$1\\.$2\\.$3-');
  return text.replace(
    new RegExp(`(?<![\\d.])(?:${printed}|${number})(?!\\d)`, 'g'),
    maskCpf(number),
  );
}
