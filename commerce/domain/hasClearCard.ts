/** Groups of digits joined by single spaces, hyphens or dots, as card numbers are typed. */
const digitRuns = /\d+(?:[ .-]\d+)*/g;

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

/** Whether a text holds a clear card number, alone or beside other digits (expiry, CVV). */
export function hasClearCard(text: string): boolean {
  return Array.from(text.matchAll(digitRuns)).some(([run]) => {
    const groups = run.split(/[ .-]/);
    return groups.some((_, start) =>
      groups.some(
        (__, end) => end >= start && looksLikeCard(groups.slice(start, end + 1).join('')),
      ),
    );
  });
}
