import { sandboxBank } from './sandboxBank';

/** The sandbox bank's 25 digits: branch 4, wallet 2, our number 11, account 7, a zero. */
export function freeField(ourNumber: string): string {
  const { branch, wallet, account } = sandboxBank;
  return `${branch}${wallet}${ourNumber}${account}0`;
}

/** The bank's own number of a slip, 11 digits, read back from the 44 digits of its barcode. */
export function ourNumberOf(barcode: string): string {
  return barcode.slice(25, 36);
}
