import { join } from 'node:path';
import type { Writable } from 'node:stream';
import formBody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger, type FastifyError } from 'fastify';
import { answerThenClose, maxCloseMs } from '@/domain/answerThenClose.server';
import { createAnswerHeaders } from '@/domain/answerHeaders';
import { createValidatorCompiler } from '@/domain/compileValidator.server';
import { isForeignWrite } from '@/domain/foreignWrites';
import { type ConsoleLog, openConsoleLog } from '@/domain/monitoring/consoleLog.server';
import { traceOptions, traceRequests } from '@/domain/monitoring/traceRequests.server';
import { getCharge } from '../charges/chargeStore';
import { createExpiryWatch } from '../charges/expiryWatch';
import { moveCharge } from '../charges/moveCharge';
import { createFaultBox } from '../faults/faultBox';
import { injectFaults } from '../faults/injectFaults';
import { openJournal } from '../journal/journal';
import { openCardKey, openSecret } from '../keys/openKeys';
import { createLiveloProgram } from '../livelo/liveloProgram';
import { createMailBox } from '../mail/mailBox';
import { countRequest } from '../metrics';
import type { Sandbox } from '../Sandbox';
import { createSmsBox } from '../sms/smsBox';
import { createWebhookSender, retryWaits } from '../webhooks/webhookSender';
import { ProblemError, sendProblem, toProblem } from './problems';
import { registerRoutes } from './registerRoutes';
import type { SandboxApp } from './SandboxApp';

const bodyLimit = 64 * 1024;

const validatorOptions = { coerceTypes: false, removeAdditional: false, discriminator: true };

/**
 * Builds the payment provider with its state from the data folder. Closing the app ends its timers,
 * aborts running deliveries and closes the files; nothing is lost.
 * @throws DamagedJournalError when the journal cannot be parsed
 */
export async function buildSandbox(options: SandboxOptions): Promise<SandboxApp> {
  const headers = {
    ...createAnswerHeaders(options.appEnvironment === 'production'),
    'Cache-Control': 'no-store',
  };
  const app = fastify({
    frameworkErrors: (error, _request, reply) =>
      void sendProblem(reply.headers(headers), toProblem(error)),
    logger: await createLoggerOptions(options),
    ...traceOptions,
    bodyLimit,
    pluginTimeout: maxCloseMs,
  }).withTypeProvider<TypeBoxTypeProvider>();
  traceRequests(app, countRequest);
  app.setValidatorCompiler(createValidatorCompiler([], validatorOptions));
  const sandbox = await openSandbox(options, app.log);
  const { journal, webhooks, expiryWatch } = sandbox;

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status === 500) request.log.error({ err: error }, 'call failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new ProblemError(404, 'not_found', 'There is no such call.')),
  );

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (isForeignWrite(request, [request.host, new URL(options.publicUrl).host]))
      throw new ProblemError(403, 'foreign_origin', 'The page of another site may not send this.');
    done();
  });
  app.addHook('onRequest', () => expiryWatch.expireDue());
  // No answer leaves before the change behind it is on disk.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 500) await journal.settled();
  });
  const closing = new AbortController();
  const closeInOrder = answerThenClose(app);
  injectFaults(app, sandbox, closing.signal);
  await app.register(formBody, { bodyLimit });
  await registerRoutes(app, sandbox, {
    apiKey: options.apiKey,
    isOpen: (options.appEnvironment ?? 'test') === 'test',
  });

  app.addHook('onReady', (done) => {
    for (const event of journal.state.outbox.values()) webhooks.send(event);
    done();
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await closeInOrder();
  });
  app.addHook('onClose', async () => {
    expiryWatch.stop();
    await webhooks.close();
    await journal.close();
  });
  return app;
}

/** Bodies and headers are never logged; if one slips in, its secrets are redacted. */
const secrets = [
  'req.headers.authorization',
  'headers.authorization',
  '*.authorization',
  'encryptedCard',
  '*.encryptedCard',
  '*.securityCode',
  '*.number',
];

async function createLoggerOptions({
  logFormat = 'json',
  logLevel = 'warning',
  logStream,
}: SandboxOptions) {
  const options = await openConsoleLog({ service: 'sandbox', logLevel, logFormat });
  return { ...options, redact: secrets, ...(logStream && { stream: logStream }) };
}

async function openSandbox(options: SandboxOptions, log: FastifyBaseLogger): Promise<Sandbox> {
  const { dataDirectory, publicUrl, now = () => new Date() } = options;
  const cardKey = await openCardKey(join(dataDirectory, 'card-key.json'));
  const liveloKey = await openSecret(join(dataDirectory, 'livelo-key'));
  const fingerprintKey = await openSecret(join(dataDirectory, 'fingerprint-key'));
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
    onError: (error) => {
      log.error({ err: error }, 'expiry failed');
    },
  });
  const sms = createSmsBox();
  const sandbox: Sandbox = {
    journal,
    cardKey,
    fingerprintKey,
    faults,
    webhooks,
    expiryWatch,
    mail: createMailBox(),
    sms,
    livelo: createLiveloProgram({ key: liveloKey, sms, now }),
    publicUrl,
    now,
  };
  return sandbox;
}

export interface SandboxOptions {
  dataDirectory: string;
  webhookUrl: string;
  /**
   * Base64, with or without the prefix `whsec_` (Standard Webhooks). During a rotation several,
   * separated by commas: each of them signs every event.
   */
  webhookSecret: string;
  apiKey: string;
  publicUrl: string;
  /**
   * Outside a test environment, calls that show codes or act for buyers need the key. Default: test.
   */
  appEnvironment?: 'test' | 'homolog' | 'production';
  now?: () => Date;
  webhookRetryWaits?: readonly number[];
  logLevel?: ConsoleLog['logLevel'];
  logFormat?: ConsoleLog['logFormat'];
  logStream?: Writable;
}
