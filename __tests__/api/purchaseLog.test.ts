import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { omit } from 'es-toolkit';
import { buildPath, paths } from '@/contract/paths';
import type { ServedCardKey } from '@/contract/cardKey';
import { encryptCard } from '@/services/cardEncryption';
import { forwardToApi } from '@/server/http/forwardToApi.server';
import { cards, createCard } from '@/testing/cards';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { fetchJson } from '@/testing/http';
import { parts } from '@/testing/requests';
import { startService, type StartedProgram } from '@/testing/startProgram';
import { leadBody, paymentBody } from '../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase';
import { anyNumber, stringMatching } from '../support/matchers';
import { type StartedServer, startServer } from '../support/startServer';

let database: TestDatabase;
let folder: string;
let web: StartedServer;
const processes: StartedProgram[] = [];

const card = createCard(cards.approved, '864');

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'checkout-log-'));
  const [commercePort, sandboxPort] = [await choosePort(), await choosePort()];
  const shared = {
    COMMERCE_PORT: String(commercePort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${commercePort}${buildPath(paths.webhook, { provider: 'sandbox' })}`,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
  };
  processes.push(startService('sandbox', shared), startService('commerce', shared));
  await Promise.all(processes.map((started) => started.printed(/listens on/)));
  process.env.API_URL = `http://127.0.0.1:${commercePort}`;
  web = await startServer((request, response) => void forwardToApi(request, response));
});

afterAll(async () => {
  delete process.env.API_URL;
  await web.stop();
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function call(
  address: string,
  traceId: string,
  body?: object,
  attempt: string = randomUUID(),
): Promise<Answer> {
  const response = await fetch(`${web.url}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': attempt,
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const readLines = () =>
  processes
    .flatMap(({ output }) => output().trim().split('\n'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const traces = { lead: 'a'.repeat(32), payment: 'b'.repeat(32), refused: 'c'.repeat(32) };

test('a purchase is one trace from the browser to the provider, and the log contains nothing about the buyer', async () => {
  const { body: lead } = await call(paths.lead, traces.lead, leadBody);
  const leadId = String(lead.leadId);
  const key = await fetchJson<ServedCardKey>(`${web.url}${paths.cardKey}`);
  const attempt = randomUUID();
  const encryptedCard = await encryptCard(card, key, { attempt, lead: leadId });
  const payment = paymentBody(leadId);
  payment.paymentMethods = [parts.card(payment.amount, 1, encryptedCard)];
  const { body: paid, status } = await call(paths.paymentV2, traces.payment, payment, attempt);
  expect({ status, route: paid.route }).toEqual({ status: 201, route: 'success' });
  const token = String(paid.token);
  const refused = await call(
    `${buildPath(paths.payment, { token: 'nobodys' })}?email=x@example.com`,
    traces.refused,
  );
  expect(refused).toMatchObject({ status: 404, body: { instance: traces.refused } });

  // A line is written after its response was sent.
  const lines = await eventually(
    () => readLines(),
    (found) =>
      Object.values(traces).every((traceId) =>
        found.some((line) => line.service === 'commerce' && line.traceId === traceId),
      ),
  );
  const [row] = await database.query('select id from payments');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        level: 'info',
        service: 'commerce',
        message: 'answered',
        traceId: traces.lead,
        leadId,
        method: 'POST',
        route: paths.lead,
        status: 201,
        milliseconds: anyNumber,
        time: stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      }),
      expect.objectContaining({
        service: 'commerce',
        traceId: traces.payment,
        leadId,
        paymentId: row?.id,
        route: paths.paymentV2,
        status: 201,
      }),
      expect.objectContaining({ service: 'sandbox', traceId: traces.payment, method: 'POST' }),
      expect.objectContaining({ traceId: traces.refused, route: paths.payment, status: 404 }),
    ]),
  );
  const said = JSON.stringify(lines);
  const { email, name, phone } = leadBody;
  const typed = [email, name, phone.slice(3), payment.document, card.number, card.holderName];
  for (const secret of [...typed, encryptedCard, token, 'x@example.com'])
    expect(said).not.toContain(secret);
  // Three digits occur in many ids and times.
  const ownWords = lines
    .filter(({ message }) => !/listen/i.test(String(message)))
    .map((line) => omit(line, ['leadId', 'milliseconds', 'paymentId', 'time', 'traceId']));
  expect(JSON.stringify(ownWords)).not.toContain(card.securityCode);
});
