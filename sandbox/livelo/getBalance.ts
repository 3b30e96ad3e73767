import type { Sandbox } from '../Sandbox';

/** What a member can still redeem, in points: what charges hold or took, and are about to, is gone. */
export function getBalance(
  { journal: { state }, livelo }: Pick<Sandbox, 'journal' | 'livelo'>,
  memberId: string,
): number {
  const profile = livelo.members.profileOf(memberId);
  if (profile.kind !== 'member') return 0;
  let balance = profile.balance;
  for (const { status, terms } of state.charges.values()) {
    const isTaken = status === 'authorized' || status === 'captured';
    if (terms.method !== 'livelo' || !isTaken) continue;
    if (livelo.memberOf(terms.authorization) === memberId) balance -= terms.points;
  }
  for (const [paymentId, reserved] of livelo.underWay) {
    if (state.chargeIdByPaymentId.has(paymentId)) livelo.underWay.delete(paymentId);
    else if (reserved.memberId === memberId) balance -= reserved.points;
  }
  return Math.max(0, balance);
}
