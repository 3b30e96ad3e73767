import type { LedgerRow } from '../journal/LedgerRow';
import type { Sandbox } from '../Sandbox';
import type { SandboxApp } from './SandboxApp';

/** GET /ledger: every movement of money so far, oldest first. */
export function registerLedger(app: SandboxApp, { journal }: Sandbox): void {
  app.get('/ledger', async (): Promise<LedgerRow[]> => journal.state.ledger);
}
