import Type, { type Static } from 'typebox';
import { DeclineCode } from '../charges/Charge';

/** What became of a card that was checked without a charge: stored, or declined. */
export const CardVerification = Type.Object({
  /** The merchant's, by which it may ask again. */
  reference: Type.String(),
  profileId: Type.Union([Type.String(), Type.Null()]),
  declineCode: Type.Union([DeclineCode, Type.Null()]),
});
export type CardVerification = Static<typeof CardVerification>;
