import { toPlainCharacters } from './plainText';

const analyticsId = /^(?:GA\d\.\d{1,2}\.)?\d{1,10}\.1\d{9}$/;

export const isAnalyticsId = (text: string) => analyticsId.test(text);

const digitRuns = /\d(?:[^\p{L}\p{N}]*\d)*/gu;

/** ISO/IEC 7812: how many digits a card number has. */
const [shortest, longest] = [13, 19];

/** ISO/IEC 7812: payment cards start with 2 to 6. */
const startsCard = (digit: number | undefined) => digit !== undefined && digit >= 2 && digit <= 6;

const double = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

/**
 * Luhn sums of all beginnings of a run: one list doubles the even places, the other the odd ones. The
 * sum of any stretch is a difference of two of them, so a long run costs no more than its length.
 */
function sumBeginnings(digits: readonly number[]): [even: number[], odd: number[]] {
  const sums: [number[], number[]] = [[0], [0]];
  digits.forEach((digit, place) => {
    const isOdd = place % 2;
    sums[0].push((sums[0][place] ?? 0) + (isOdd ? digit : double(digit)));
    sums[1].push((sums[1][place] ?? 0) + (isOdd ? double(digit) : digit));
  });
  return sums;
}

function holdsCard(run: string): boolean {
  const groups = run.split(/\D+/);
  const digits = Array.from(groups.join(''), Number);
  if (digits.length < shortest) return false;
  const [even, odd] = sumBeginnings(digits);
  const bounds = new Set([0]);
  let place = 0;
  for (const group of groups) bounds.add((place += group.length));
  return [...bounds].some((start) => {
    if (!startsCard(digits[start])) return false;
    for (let end = start + shortest; end <= start + longest; end += 1) {
      // Luhn: the last digit counts once, every second digit before it twice.
      const sums = end % 2 === 0 ? even : odd;
      const sum = (sums[end] ?? 0) - (sums[start] ?? 0);
      if (bounds.has(end) && sum % 10 === 0) return true;
    }
    return false;
  });
}

/**
 * Finds a plaintext card number in a text, alone or beside other digits (expiry, CVV), with any
 * separators, and in digits of any script and of any of the forms that NFKC knows.
 */
export function containsPan(text: string): boolean {
  const plain = toPlainCharacters(text.normalize('NFKC'));
  return Array.from(plain.matchAll(digitRuns)).some(([run]) => holdsCard(run));
}
