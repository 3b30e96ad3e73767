import { readStored, type StoredValues, writeStored } from './storage';

export type BookedTest = StoredValues['bookedTests'][number];

/** How many purchases of a browser have their seat kept. */
const most = 20;

/** The seat that a purchase has, among those that are kept; null: none is known. @param token the payment's */
export const findBookedTest = (
  tests: readonly BookedTest[] | null,
  token: string | null,
): BookedTest | null => tests?.find((test) => test.token === token) ?? null;

/** Keeps the seat of a purchase, in place of the one that it had. */
export function storeBookedTest(booked: BookedTest): void {
  const others = (readStored('bookedTests') ?? []).filter(({ token }) => token !== booked.token);
  writeStored('bookedTests', [booked, ...others].slice(0, most));
}
