import type { Installment } from './product';

/** Splits `total` (minor units) into `parcels` that add up exactly; the first carries the odd cents. */
function splitEvenly(total: number, parcels: number): Pick<Installment, 'value' | 'firstValue'> {
  const value = Math.floor(total / parcels);
  return { value, firstValue: total - value * (parcels - 1) };
}

/** What is paid in all, with compound monthly interest on a fixed parcel (Price table). */
function totalWithTax(amount: number, parcels: number, tax: number): number {
  if (tax === 0 || parcels === 1) return amount;
  const parcel = (amount * tax) / (1 - (1 + tax) ** -parcels);
  return Math.round(parcel * parcels);
}

/**
 * Every way to spread `amount` (minor units) over 1 to `maximum` parcels.
 * @param standardAmount The undiscounted price, minor units, for the crossed-out parcel.
 * @param tax Monthly interest as a fraction; a single parcel never pays any.
 */
export function calculateInstallments(
  amount: number,
  standardAmount: number,
  { maximum, tax }: { maximum: number; tax: number },
): Installment[] {
  return Array.from({ length: maximum }, (_, index) => {
    const id = index + 1;
    const totalValue = totalWithTax(amount, id, tax);
    return {
      id,
      ...splitEvenly(totalValue, id),
      standardValue: splitEvenly(totalWithTax(standardAmount, id, tax), id).value,
      tax: id === 1 ? 0 : tax,
      totalValue,
    };
  });
}
