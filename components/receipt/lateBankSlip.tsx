import { lazyPart } from '../ui/lazyPart';

/** What follows waits with it, so that nothing moves (components/shell/footerCss.ts). */
export const waiting = <div data-waiting />;

export const BankSlipSuccess = lazyPart(
  async () => (await import('./BankSlipSuccess')).BankSlipSuccess,
  waiting,
);
