import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createExpiryWatch } from './charges/createExpiryWatch';
import { getCharge } from './charges/getCharge';
import { moveCharge } from './charges/moveCharge';
import { createFaultBox } from './faults/createFaultBox';
import { openJournal } from './journal/openJournal';
import { openCardKey } from './keys/openCardKey';
import { createLiveloProgram } from './livelo/createLiveloProgram';
import { openLiveloKey } from './livelo/openLiveloKey';
import type { Sandbox } from './Sandbox';
import type { SandboxOptions } from './SandboxOptions';
import { createSmsBox } from './sms/createSmsBox';
import { createWebhookSender } from './webhooks/createWebhookSender';
import { retryWaits } from './webhooks/retryWait';

/** Opens the files of the data folder and puts together what the calls work with. */
export async function openSandbox(
  options: SandboxOptions,
  log: FastifyBaseLogger,
): Promise<Sandbox> {
  const { dataDirectory, publicUrl, now = () => new Date() } = options;
  const cardKey = await openCardKey(join(dataDirectory, 'card-key.json'));
  const liveloKey = await openLiveloKey(join(dataDirectory, 'livelo-key'));
  const journal = await openJournal(join(dataDirectory, 'journal.jsonl'));
  const faults = createFaultBox();
  const webhooks = createWebhookSender({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    publicUrl,
    waits: options.webhookRetryWaits ?? retryWaits,
    faults,
    now,
    onDelivered: ({ id: webhookId }) =>
      journal.append({ type: 'webhook-delivered', at: now().toISOString(), webhookId }),
    log,
  });
  const expiryWatch = createExpiryWatch({
    expiries: journal.state.pixExpiries,
    expire: (chargeId) => moveCharge(sandbox, getCharge(sandbox, chargeId), 'expire'),
    now,
    onError: (error) => log.error({ err: error }, 'expiry failed'),
  });
  const sms = createSmsBox();
  const sandbox: Sandbox = {
    journal,
    cardKey,
    faults,
    webhooks,
    expiryWatch,
    sms,
    livelo: createLiveloProgram({ key: liveloKey, sms, now }),
    publicUrl,
    now,
  };
  return sandbox;
}
