import { expect } from 'vitest';

/** Vitest types its matchers as `any`; these are `unknown`. */
export const anyString: unknown = expect.any(String);
export const anyNumber: unknown = expect.any(Number);
export const anything: unknown = expect.anything();

export const instanceOf = (type: unknown): unknown => expect.any(type);
export const stringMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const stringContaining = (part: string): unknown => expect.stringContaining(part);
export const objectContaining = (members: object): unknown => expect.objectContaining(members);
export const arrayContaining = (items: readonly unknown[]): unknown =>
  expect.arrayContaining([...items]);
