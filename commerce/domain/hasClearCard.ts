/** Groups of digits joined by single spaces, hyphens or dots, as card numbers are typed. */
const digitRuns = /\d+(?:[ .-]\d+)*/g;

/** ISO/IEC 7812: the most digits that a card number has. */
const longest = 19;

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map(Number)
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

/** ISO/IEC 7812: payment cards start with 2 to 6 and have 13 to 19 digits. */
function looksLikeCard(digits: string): boolean {
  return /^[2-6]\d{12,18}$/.test(digits) && passesLuhn(digits);
}

/** Looks no further than a card is long: what a text costs grows with its length only. */
function startsCard(groups: string[], start: number): boolean {
  let digits = '';
  for (let end = start; end < groups.length && digits.length < longest; end += 1) {
    digits += groups[end] ?? '';
    if (looksLikeCard(digits)) return true;
  }
  return false;
}

/** Whether a text holds a clear card number, alone or beside other digits (expiry, CVV). */
export function hasClearCard(text: string): boolean {
  return Array.from(text.matchAll(digitRuns)).some(([run]) => {
    const groups = run.split(/[ .-]/);
    return groups.some((_, start) => startsCard(groups, start));
  });
}
