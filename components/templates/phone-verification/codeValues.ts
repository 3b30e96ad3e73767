export interface CodeValues {
  code: string;
}

/** The six digits in what was typed or pasted; null when there are more or fewer. */
export function codeDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 6 ? digits : null;
}
