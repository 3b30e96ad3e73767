/** More digits than any price has. */
const longest = 11;

/** The amount that a text's digits stand for, in minor units: 'R$ 1.234,5' has been typed as 123,45. */
export function readAmount(text: string): number {
  return Number(text.replace(/\D/g, '').slice(0, longest));
}
