/** A number as Livelo shows it: its last digits after points for the others. */
export const hideDigits = (lastDigits: string) => `••••\u00a0${lastDigits}`;
