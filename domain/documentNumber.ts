/** A document as calls carry it: no punctuation, letters in upper case (contract `DocumentNumber`). */
export function toDocumentNumber(value: string): string {
  return value.replace(/[^0-9a-z]/gi, '').toUpperCase();
}
