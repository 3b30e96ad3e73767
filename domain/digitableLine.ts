/**
 * Formats the digitable line of a bank slip as printed: AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D
 * EEEEEEEEEEEEEE. Anything but 47 digits stays as it is.
 */
export function formatDigitableLine(line: string): string {
  return line.replace(
    /^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/,
    '$1.$2 $3.$4 $5.$6 $7 $8',
  );
}
