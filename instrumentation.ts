/**
 * Runs when a server of web starts, before the first request: a brand that is not right ends the
 * process here, never a purchase later.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { refuseBrandFaults } = await import('./contexts/checkout/refuseBrandFaults');
  refuseBrandFaults();
}
