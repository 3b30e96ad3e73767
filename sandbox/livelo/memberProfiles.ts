/** What the programme knows of a CPF. `balance` in points, before anything was redeemed here. */
export type MemberProfile =
  { kind: 'member'; balance: number } | { kind: 'blocked' } | { kind: 'stranger' };

/** Every other valid CPF is a member's. */
export const ordinaryProfile: MemberProfile = { kind: 'member', balance: 120_000 };

/** CPFs with an outcome of their own (docs/sandbox.md). */
export const profilesByCpf: readonly (readonly [cpf: string, MemberProfile])[] = [
  ['11144477735', { kind: 'stranger' }],
  ['52998224725', { kind: 'member', balance: 5_500 }],
  ['39053344705', { kind: 'member', balance: 0 }],
  ['16899535009', { kind: 'blocked' }],
];
