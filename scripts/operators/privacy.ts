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

const findSandboxUrl = ({ sandboxHost, sandboxPort, sandboxUrl }: Environment) =>
  sandboxUrl ?? `http://${sandboxHost}:${sandboxPort}`;

/**
 * Makes the sandbox, which stands for an acquirer and a mail server, erase what it has.
 * @returns the number that it answers with; null: it gave no valid answer
 */
async function forgetInSandbox(
  environment: Environment,
  { body: asked, call, counted }: { call: string; body: object; counted: string },
): Promise<number | null> {
  const { dataDir, sandboxApiKey } = environment;
  const key = sandboxApiKey ?? readStoredFile(path.join(dataDir, 'sandbox.api-key')) ?? '';
  const [apiKey] = splitSecret(key);
  try {
    const answer = await fetch(new URL(call, findSandboxUrl(environment)), {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    const found = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
    return found.has(counted) ? Number(found.get(counted)) : null;
  } catch {
    return null;
  }
}

async function forgetPayers(environment: Environment, paymentIds: string[]): Promise<void> {
  const { dataDir, sandboxUrl } = environment;
  const paymentProvider: string = environment.paymentProvider;
  if (paymentProvider !== 'sandbox') {
    write(`The payment provider (${paymentProvider}) keeps what it was told by laws of its own.`);
    return;
  }
  const call = '/charges/forget-payers';
  const request = { call, body: { paymentIds }, counted: 'charges' };
  const count = paymentIds.length === 0 ? 0 : await forgetInSandbox(environment, request);
  if (count !== null) {
    write(`Forgotten in the sandbox: the payer of ${count} payments.`);
  } else {
    const place = sandboxUrl ?? path.join(dataDir, 'sandbox');
    write(
      `The sandbox does not answer: its journal (${place}) still names the payer of payments ${paymentIds.join(', ')}. Start it and call POST ${call}, or remove that folder.`,
    );
  }
}

async function forgetMails(environment: Environment, addresses: string[]): Promise<void> {
  if (!environment.sendsMail) return;
  if (environment.mail.MAIL_URL !== undefined) {
    write('Mails that were sent stay with the mail server and in the mailbox they went to.');
    return;
  }
  const request = { call: '/mail/forget', body: { addresses }, counted: 'mails' };
  const count = await forgetInSandbox(environment, request);
  const where = findSandboxUrl(environment);
  write(
    count === null
      ? `The mailbox of the sandbox (${where}/mail) was not reached: if it runs, it shows mails to the person until it is restarted.`
      : `Forgotten in the sandbox: ${count} mails. Text messages to the person stay in its memory until it is restarted.`,
  );
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
      await forgetPayers(environment, erased.references);
      await forgetMails(environment, erased.addresses);
      write('Backups name the person until they end; after a restore run this again.');
    },
    [StillUnderWay],
  );
}

await runCommand(run);
