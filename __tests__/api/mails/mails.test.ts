import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { ProductConfig } from '@/contract/productConfig';
import { askRefund } from '@/commerce/modules/payments/refunds/askRefund';
import { createSmtpSender } from '@/commerce/providers/smtp/createSmtpSender';
import { getLimitRule } from '@/commerce/limits';
import type { MailServer } from '@/config/mailSettings.server';
import { formatDigitableLine } from '@/domain/digitableLine';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { createSample, deliverWebhook, ms, paymentV1Body } from '../../support/paidLater';
import {
  type MailReceiver,
  type FaultyServer,
  startMailReceiver,
  startFaultyServer,
} from '../../support/startMailReceiver';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { beginTrial, cancel, day } from '../../support/trials';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Options = NonNullable<Parameters<typeof startTestCommerce>[0]>;

async function start(server: MailServer, timing: Options['timing'] = {}): Promise<TestCommerce> {
  const mailer = { from: 'checkout@school.example', sender: createSmtpSender(server) };
  const commerce = await startTestCommerce({
    mailer,
    timing: { deliverIntervalMs: 50, ...timing },
  });
  closing.push(() => commerce.stop());
  return commerce;
}

async function startWell() {
  const receiver = await startMailReceiver();
  closing.push(() => receiver.close());
  return { receiver, commerce: await start(receiver.server) };
}

async function pay(
  commerce: TestCommerce,
  method: 'bankslip' | 'card' | 'pix',
): Promise<PaymentResponse & { leadId: string }> {
  const leadId = await createLead(commerce.app);
  const body = paymentBody(leadId, method, {
    ...(method === 'card' && { paymentMethods: [parts.card(114000, 12)] }),
  });
  const answer = await post(commerce.app, paths.paymentV2, body);
  return { leadId, ...answer.json<PaymentResponse>() };
}

const subjects = ({ mails }: MailReceiver) => mails.map(({ subject }) => subject);
const receive = (receiver: MailReceiver, count: number) =>
  eventually(
    () => Promise.resolve(receiver.mails),
    ({ length }) => length >= count,
  );
const listRows = ({ database }: TestCommerce) =>
  database.query('select kind, state, attempts, last_result from mails order by created_at, kind');
const rowsThat = (commerce: TestCommerce, isDone: (rows: Record<string, unknown>[]) => boolean) =>
  eventually(() => listRows(commerce), isDone);
const stateOf = (rows: Record<string, unknown>[], kind: string) =>
  rows.find((row) => row.kind === kind)?.state;

test('a charged card sends its receipt to the buyer, in the name of the brand', async () => {
  const { commerce, receiver } = await startWell();
  await pay(commerce, 'card');
  const [mail] = await receive(receiver, 1);
  expect(mail?.from?.value).toEqual([
    { name: 'meuSucesso.com', address: 'checkout@school.example' },
  ]);
  expect(mail?.to).toMatchObject({
    value: [{ name: 'Maria da Silva', address: 'maria.silva@example.com' }],
  });
  expect(mail?.subject).toMatch(/^Pagamento confirmado: /);
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Olá, Maria!');
    expect(body).toContain('1.140,00');
    expect(body).toMatch(/12x de R\$\s95,00/);
    expect(body).toMatch(/[0-9A-F]{8}/);
    expect(body).not.toContain('12345678909');
  }
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  const rows = await rowsThat(
    commerce,
    (all) => all.length === 2 && all.every(({ state }) => state !== 'planned'),
  );
  expect([stateOf(rows, 'receipt'), stateOf(rows, 'access')]).toEqual(['sent', 'dropped']);
});

test('the receipt of an invoice names its plan once, in the language of its buyer', async () => {
  const { commerce, receiver } = await startWell();
  const { id } = await createSample(commerce, 'sale-invoice', { ...ms, locale: 'es-PE' });
  const body = paymentV1Body('sale-invoice', id, parts.card(114000));
  const { payment } = (await post(commerce.app, paths.paymentV1, body)).json<
    Required<PaymentResponse>
  >();
  const planName = 'Suscripción Anual';
  expect(payment).toMatchObject({ planName, description: `meuSucesso · ${planName}` });
  const [mail] = await receive(receiver, 1);
  expect(mail?.text).toMatch(/: meuSucesso\n[^:]+: Suscripción Anual\n/);
  expect(mail?.text).not.toContain('Assinatura');
});

test('a Pix sends its code at once, the receipt once it is paid, and no expiry reminder', async () => {
  const { commerce, receiver } = await startWell();
  const { token } = await pay(commerce, 'pix');
  const [waiting] = await receive(receiver, 1);
  const [part] = await commerce.database.query('select pix_code from payment_parts');
  expect(waiting?.text).toContain(String(part?.pix_code));
  expect(waiting?.text).toContain('http://localhost:3000/pix?productCode=ms');
  await deliverWebhook(commerce, token, 'captured');
  await receive(receiver, 2);
  commerce.passTime(day);
  const rows = await rowsThat(
    commerce,
    (all) => stateOf(all, 'pix-expiring') !== 'planned' && stateOf(all, 'receipt') === 'sent',
  );
  expect(stateOf(rows, 'pix-expiring')).toBe('dropped');
  expect(subjects(receiver)).toEqual([
    expect.stringContaining('está esperando'),
    expect.stringContaining('Pagamento confirmado'),
  ]);
});

test('a slip sends its line at once, and again on the day before it is due', async () => {
  const { commerce, receiver } = await startWell();
  await pay(commerce, 'bankslip');
  const [waiting] = await receive(receiver, 1);
  const [part] = await commerce.database.query('select bank_slip_line from payment_parts');
  expect(waiting?.text).toContain(formatDigitableLine(String(part?.bank_slip_line)));
  const [planned] = await commerce.database.query(
    `select extract(epoch from due_at) * 1000 as due from mails where kind = 'slip-expiring'`,
  );
  commerce.passTime(Number(planned?.due) - Date.now() + 1_000);
  await receive(receiver, 2);
  expect(subjects(receiver)[1]).toMatch(/vence em/);
});

test('a trial sends the date and amount of its charge, and nothing more once it is cancelled', async () => {
  const { commerce, receiver } = await startWell();
  const { agreementId } = await beginTrial(commerce);
  const [begun] = await receive(receiver, 1);
  expect(begun?.subject).toMatch(/período grátis/);
  expect(begun?.text).toContain('1.140,00');
  expect(begun?.text).toContain(`http://localhost:3000/trial/${agreementId}?`);
  const other = await beginTrial(commerce);
  await receive(receiver, 2);
  await cancel(commerce, other.agreementId);
  commerce.passTime(5 * day + 60_000);
  await receive(receiver, 3);
  const rows = await rowsThat(commerce, (all) => all.every(({ state }) => state !== 'planned'));
  const reminders = rows.filter(({ kind }) => kind === 'trial-ending');
  expect(reminders.map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
  expect(receiver.mails[2]?.subject).toMatch(/termina em/);
});

test('a duplicate event sends no second mail, and neither does a redelivered one', async () => {
  const { commerce, receiver } = await startWell();
  await pay(commerce, 'card');
  await receive(receiver, 1);
  await rowsThat(commerce, (rows) => stateOf(rows, 'receipt') === 'sent');
  await commerce.database.query(
    `update outbox_deliveries set state = 'pending', next_attempt_at = now() where destination = 'mail'`,
  );
  await eventually(
    () =>
      commerce.database.query(
        `select from outbox_deliveries where destination = 'mail' and state = 'pending'`,
      ),
    ({ length }) => length === 0,
  );
  expect(await listRows(commerce)).toHaveLength(2);
  await commerce.database.query(
    `update mails set state = 'planned', next_attempt_at = now(), settled_at = null
     where kind = 'receipt'`,
  );
  const [first, again] = await receive(receiver, 2);
  expect(again?.messageId).toBe(first?.messageId);
});

test('an unknown mailbox is not retried, and a full one is', async () => {
  const { commerce, receiver } = await startWell();
  receiver.answerRecipients(550);
  await pay(commerce, 'card');
  const rows = await rowsThat(commerce, (all) => stateOf(all, 'receipt') === 'refused');
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'receipt', attempts: 1, last_result: 'status 550' }),
  );
  receiver.answerRecipients(450);
  await pay(commerce, 'bankslip');
  await rowsThat(commerce, (all) => all.some((row) => row.last_result === 'status 450'));
  commerce.passTime(60_000);
  await receive(receiver, 1);
  expect(subjects(receiver)).toEqual([expect.stringContaining('boleto')]);
});

test.each<FaultyServer>(['silent', 'closing', 'nonsense'])(
  'a server that is %s delays only mails',
  async (kind) => {
    const nuisance = await startFaultyServer(kind);
    closing.push(() => nuisance.close());
    const commerce = await start(nuisance.server, { deliverTimeoutMs: 3_000 });
    for (let paid = 0; paid < 3; paid += 1) await pay(commerce, 'card');
    const rows = await rowsThat(
      commerce,
      (all) =>
        all.filter(({ kind }) => kind === 'receipt').length === 3 &&
        all.some((row) => row.kind === 'receipt' && Number(row.attempts) > 0),
    );
    expect(rows.filter((row) => row.kind === 'receipt')).toHaveLength(3);
    expect(rows.some(({ state }) => state === 'sent')).toBe(false);
    const untold = await eventually(
      () => commerce.database.query(`select from outbox_deliveries where state <> 'delivered'`),
      ({ length }) => length === 0,
    );
    expect(untold).toEqual([]);
  },
);

test('an erased buyer gets no mail', async () => {
  const { commerce, receiver } = await startWell();
  await pay(commerce, 'bankslip');
  await receive(receiver, 1);
  await rowsThat(commerce, (rows) => stateOf(rows, 'slip-waiting') === 'sent');
  await commerce.database.query(`update payments set payer_email = 'erased'`);
  commerce.passTime(30 * day);
  const rows = await rowsThat(commerce, (all) => stateOf(all, 'slip-expiring') !== 'planned');
  expect(stateOf(rows, 'slip-expiring')).toBe('dropped');
  expect(receiver.mails).toHaveLength(1);
});

test('the product config announces mails only where they are sent', async () => {
  const silent = await startTestCommerce();
  closing.push(() => silent.stop());
  const { commerce } = await startWell();
  const ask = async ({ app }: TestCommerce) =>
    (
      await app.inject({
        url: buildPath(paths.productConfig, { code: 'ms' }),
        query: { business: 'meusucesso' },
      })
    ).json<ProductConfig>().sendsMail;
  expect([await ask(commerce), await ask(silent)]).toEqual([true, undefined]);
});

test('a refund in two parts sends one mail for each, without duplicates', async () => {
  const { commerce, receiver } = await startWell();
  const { token } = await pay(commerce, 'card');
  await receive(receiver, 1);
  const database = connectPatiently(commerce.database.url);
  closing.push(() => database.close());
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  const giveBack = (amount: number | null) =>
    askRefund(
      {
        clock: () => new Date(),
        connection: database.connection,
        limits: { getRule: (name) => getLimitRule({}, name) },
      },
      {
        paymentId: String(row?.id),
        key: randomUUID(),
        amount,
        cause: 'operator',
        askedBy: 'Ana',
        reason: 'wrong course',
        pixKey: null,
      },
    );
  await giveBack(14_000);
  await receive(receiver, 2);
  await giveBack(null);
  await receive(receiver, 3);
  expect(subjects(receiver).slice(1)).toEqual([
    'Devolvemos R$\u00a0140,00',
    'Devolvemos R$\u00a01.000,00',
  ]);
  expect(receiver.mails[1]?.text).toContain('O restante da compra continua valendo.');
  expect(receiver.mails[1]?.text).not.toContain('O acesso terminou');
  expect(receiver.mails[2]?.text).not.toContain('O restante');
  expect(receiver.mails[2]?.text).toContain('O acesso terminou com a devolução.');
  const planned = `select facts->>'methods' as methods from mails where kind = 'refund'`;
  const methods = 'credit-card';
  expect(await commerce.database.query(planned)).toEqual([{ methods }, { methods }]);
});
