interface Encoding {
  data: string;
}

/**
 * The modules of an ITF (interleaved 2 of 5) barcode, '1' for dark, as bank slips are printed. The
 * library arrives with the first slip; it writes into any object that is not an element.
 * @param digits an even number of them
 */
export async function drawBarcode(digits: string): Promise<string> {
  const { default: createBarcode } = await import('jsbarcode');
  const target: { encodings: Encoding[] } = { encodings: [] };
  createBarcode(target, digits, { format: 'ITF' });
  return target.encodings.map(({ data }) => data).join('');
}
