import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { mailsSent } from '../../monitoring/metrics';
import type { Mailer } from '../../providers/createMailer';
import type { MailOutcome } from '../../providers/MailSender';
import type { Services } from '../../Services';
import { startQueueWorker } from '../events/queueWorker';
import { type Circuit, getRetryDelay, tryFor } from '../events/retries';
import { composeMail } from './composeMail';
import { mailRepository, type MailRow } from './repository';

export interface MailReports {
  onError: (error: unknown) => void;
  onFailing: (reason: string) => void;
}

const concurrency = 4;
const claimGraceMs = 5_000;

type Result = MailOutcome | { kind: 'dropped' };

/**
 * Sends the mails that are due. Several processes may do so: each mail is claimed by one. A server
 * that is slow or unavailable delays mails alone, and they are sent once it recovers.
 * @returns How to stop; resolves when running attempts have ended.
 */
export function startSendingMails(
  services: Services,
  mailer: Mailer,
  { onError, onFailing }: MailReports,
): () => Promise<void> {
  const { clock, connection, timing } = services;
  const reportFailing = oncePerMinute(onFailing);
  const stop = startQueueWorker<MailRow>({
    everyMs: timing.deliverIntervalMs,
    concurrency,
    now: () => clock().getTime(),
    take() {
      const now = clock();
      const until = new Date(now.getTime() + timing.deliverTimeoutMs + claimGraceMs);
      return mailRepository(connection).claim(now, until);
    },
    async work(mail, circuit) {
      const result = await sendMail(services, mailer, mail);
      if (result.kind === 'failed') reportFailing(result.reason);
      mailsSent.inc({ kind: mail.kind, result: result.kind });
      await settle(services, mail, { circuit, result });
    },
    onError,
  });
  return async () => {
    await stop();
    mailer.sender.close();
  };
}

async function sendMail(
  services: Services,
  { from, sender }: Mailer,
  mail: MailRow,
): Promise<Result> {
  const message = await composeMail(services, mail, from);
  if (!message) return { kind: 'dropped' };
  const signal = AbortSignal.timeout(services.timing.deliverTimeoutMs);
  return sender.send(message, signal);
}

async function settle(
  { clock, connection }: Services,
  mail: MailRow,
  { circuit, result }: { circuit: Circuit; result: Result },
): Promise<void> {
  const now = clock();
  // A server that refuses a mail works; a mail that was not sent says nothing about the server.
  if (result.kind === 'dropped') circuit.release();
  else circuit.end(result.kind === 'failed' ? 'failed' : 'delivered', now.getTime());
  const mails = mailRepository(connection);
  const ended = { nextAttemptAt: null, settledAt: now };
  switch (result.kind) {
    case 'accepted':
      return mails.settle(mail, { state: 'sent', lastResult: 'accepted', ...ended });
    case 'dropped':
      return mails.settle(mail, { state: 'dropped', lastResult: 'true no more', ...ended });
    case 'refused':
      return mails.settle(mail, { state: 'refused', lastResult: result.reason, ...ended });
    case 'failed': {
      const lastResult = result.reason;
      if (mail.dueAt.getTime() < now.getTime() - tryFor)
        return mails.settle(mail, { state: 'failed', lastResult, ...ended });
      const nextAttemptAt = new Date(now.getTime() + getRetryDelay(mail.attempts));
      return mails.settle(mail, { state: 'planned', lastResult, nextAttemptAt });
    }
  }
}
