import Type from 'typebox';
import type { CardVerificationResult } from '../CardVerification';
import { ProviderRefusal } from '../ProviderRefusal';
import { declineReasonOf } from './chargeFromSandbox';
import { readAnswer } from './readAnswer';
import type { SandboxAnswer } from './requestSandbox';

const orNull = Type.Union([Type.String(), Type.Null()]);
const SandboxVerification = Type.Object({ profileId: orNull, declineCode: orNull });

/** @throws ProviderRefusal when the card could not be read, ProviderUnavailable for no answer. */
export function cardVerificationFromSandbox({
  status,
  text,
}: SandboxAnswer): CardVerificationResult {
  if (status < 200 || status > 299) throw new ProviderRefusal(`The provider answered ${status}`);
  const { declineCode, profileId } = readAnswer(SandboxVerification, text);
  return profileId === null
    ? { profileId, declineReason: declineReasonOf(declineCode ?? '') }
    : { profileId, declineReason: null };
}
