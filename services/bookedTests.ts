import { readStored, type StoredValues, writeStored } from './storage';

export type BookedTest = StoredValues['bookedTests'][number];

const most = 20;

/** The stored seat of a purchase; null: none is known. @param token the payment's */
export const findBookedTest = (
  tests: readonly BookedTest[] | null,
  token: string | null,
): BookedTest | null => tests?.find((test) => test.token === token) ?? null;

export function storeBookedTest(booked: BookedTest): void {
  const others = (readStored('bookedTests') ?? []).filter(({ token }) => token !== booked.token);
  writeStored('bookedTests', [booked, ...others].slice(0, most));
}
