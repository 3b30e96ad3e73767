import type { Sandbox } from '../Sandbox';

export function getBalance(
  { journal: { state }, livelo }: Pick<Sandbox, 'journal' | 'livelo'>,
  memberId: string,
): number {
  const profile = livelo.members.getProfile(memberId);
  if (profile.kind !== 'member') return 0;
  let balance = profile.balance;
  for (const { status, terms } of state.charges.values()) {
    const isTaken = status === 'authorized' || status === 'captured';
    if (terms.method !== 'livelo' || !isTaken) continue;
    if (livelo.findMemberId(terms.authorization) === memberId) balance -= terms.points;
  }
  for (const [paymentId, reserved] of livelo.reservations) {
    if (state.chargeIdByPaymentId.has(paymentId)) livelo.reservations.delete(paymentId);
    else if (reserved.memberId === memberId) balance -= reserved.points;
  }
  return Math.max(0, balance);
}
