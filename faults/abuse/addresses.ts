/**
 * The header in which web passes the address of a caller to commerce. The calls of a scenario come
 * from this machine, which commerce trusts.
 * @param network one of those for documentation (RFC 5737)
 */
export const fromAddress = (network: '192.0.2' | '198.51.100' | '203.0.113', index: number) => ({
  'x-forwarded-for': `${network}.${(index % 250) + 1}`,
});
