import { createId } from '../charges/createId';

/** The id under which an authorized card is stored for later purchases. */
export function createProfileId(): string {
  return `card_${createId()}`;
}
