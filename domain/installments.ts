interface Installment {
  /** How many installments. */
  id: number;
  value: number;
  /** The first installment carries the odd cents. */
  firstValue: number;
  /** An installment of the undiscounted price. */
  standardValue: number;
  /** Monthly interest as a fraction; 0 is interest-free. */
  tax: number;
  totalValue: number;
}

function splitEvenly(total: number, count: number): Pick<Installment, 'value' | 'firstValue'> {
  const value = Math.floor(total / count);
  return { value, firstValue: total - value * (count - 1) };
}

/** The total paid, with compound monthly interest on a fixed installment (Price table). */
function totalWithTax(amount: number, count: number, tax: number): number {
  if (tax === 0 || count === 1) return amount;
  const installment = (amount * tax) / (1 - (1 + tax) ** -count);
  return Math.round(installment * count);
}

export interface InstallmentRules {
  maximum: number;
  tax: number;
  /**
   * Minor units: the minimum that the payment provider accepts as an installment; 0 without one.
   */
  minimum?: number | undefined;
}

/**
 * Every way to spread `amount` (minor units) over 1 to `maximum` installments. Several installments
 * are never below the provider's minimum.
 * @param standardAmount The undiscounted price, minor units, for the crossed-out installment.
 */
export function calculateInstallments(
  amount: number,
  standardAmount: number,
  { maximum, minimum = 0, tax }: InstallmentRules,
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
  }).filter(({ id, value }) => id === 1 || value >= minimum);
}
