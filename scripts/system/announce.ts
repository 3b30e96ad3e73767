import type { Environment } from '../environment';
import { checkoutLinks } from './checkoutLinks';

/** Says where to buy and how to stop. */
export async function announce(
  environment: Environment,
  report: (line: string) => void,
): Promise<void> {
  report('');
  report('The checkout is ready:');
  for (const link of await checkoutLinks(environment)) report(link);
  if (environment.appEnvironment !== 'production') report(`Link builder: ${environment.webUrl}/`);
  if (environment.apiUrl === undefined)
    report(`Payment sandbox: http://localhost:${environment.sandboxPort}/ledger`);
  report('Stop it with Ctrl-C.');
}
