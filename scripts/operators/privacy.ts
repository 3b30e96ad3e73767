import path from 'node:path';
import { setSealingKeys } from '@/commerce/database/sealing';
import { erasePerson, exportPerson, StillUnderWay } from '@/commerce/modules/privacy/person';
import { countUnsealed } from '@/commerce/modules/privacy/sealEarlierRows';
import type { Environment } from '@/config/start.server';
import { splitSecret } from '@/domain/rotatedSecrets';
import { readStoredFile } from '../system/dataFolder';
import { readKeys, runCommand, withDatabase, write } from './operatorCommand';
import { StartProblem } from '../StartProblem';

const usage =
  'npm run privacy -- export <e-mail or document>, npm run privacy -- erase <e-mail or document>, or npm run privacy -- status';

/**
 * Makes the sandbox, which stands for an acquirer, erase the payer from its journal.
 * @returns the number of payments; null: it gave no valid answer
 */
async function forgetInSandbox(
  { dataDir, sandboxApiKey, sandboxHost, sandboxPort, sandboxUrl }: Environment,
  paymentIds: readonly string[],
): Promise<number | null> {
  if (paymentIds.length === 0) return 0;
  const key = sandboxApiKey ?? readStoredFile(path.join(dataDir, 'sandbox.api-key')) ?? '';
  const [apiKey] = splitSecret(key);
  try {
    const url = sandboxUrl ?? `http://${sandboxHost}:${sandboxPort}`;
    const answer = await fetch(new URL('/charges/forget-payers', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ paymentIds }),
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    return typeof body === 'object' && body !== null && 'charges' in body
      ? Number(body.charges)
      : null;
  } catch {
    return null;
  }
}

async function forgetElsewhere(environment: Environment, references: string[]): Promise<void> {
  const { dataDir, sandboxUrl } = environment;
  const paymentProvider: string = environment.paymentProvider;
  if (paymentProvider !== 'sandbox') {
    write(`The payment provider (${paymentProvider}) keeps what it was told by laws of its own.`);
    return;
  }
  const count = await forgetInSandbox(environment, references);
  if (count !== null) {
    write(`Forgotten in the sandbox: the payer of ${count} payments.`);
  } else {
    const place = sandboxUrl ?? path.join(dataDir, 'sandbox');
    write(
      `The sandbox does not answer: its journal (${place}) still names the payer of payments ${references.join(', ')}. Start it and call POST /charges/forget-payers, or remove that folder.`,
    );
  }
}

async function run([command = '', who = '']: readonly string[]): Promise<void> {
  const isAboutSomebody = ['erase', 'export'].includes(command) && who !== '';
  if (!isAboutSomebody && command !== 'status') throw new StartProblem(usage);
  await withDatabase(
    async ({ connection, environment }) => {
      setSealingKeys(readKeys(environment));
      if (command === 'status') {
        const counts = Object.entries(await countUnsealed(connection));
        for (const [column, left] of counts) write(`${column}  ${left} to be sealed with this key`);
        return;
      }
      if (command === 'export') {
        const found = await exportPerson(connection, who);
        if (!found) throw new StartProblem('Nobody is known by that.');
        write(JSON.stringify(found, null, 2));
        return;
      }
      const erased = await erasePerson(connection, who, new Date());
      if (!erased) throw new StartProblem('Nobody is known by that.');
      write(
        `Forgotten: ${erased.leads} leads and all that hung on them. Ids, amounts and hashes stay.`,
      );
      if (erased.fiscal > 0)
        write(
          `Kept for the tax office, sealed and apart, for five years after the year of the sale (LGPD art. 16 I): who paid for ${erased.fiscal} sales.`,
        );
      if (erased.openContracts > 0)
        write(
          `Not sealed by the version that wrote them, and not changed: ${erased.openContracts} contracts.`,
        );
      await forgetElsewhere(environment, erased.references);
      write('Backups name the person until they end; after a restore run this again.');
    },
    [StillUnderWay],
  );
}

await runCommand(run);
