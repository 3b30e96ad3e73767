import { createHash, randomUUID } from 'node:crypto';
import { ms } from '@/commerce/modules/catalogue/products/ms';
import { createSmtpSender } from '@/commerce/providers/smtp/createSmtpSender';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { eventually } from '@/testing/eventually';
import { sales } from '@/testing/sales';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
import { type MailReceiver, startMailReceiver } from '../../support/startMailReceiver';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const key = 'the-key-of-a-school';

let commerce: TestCommerce;
let receiver: MailReceiver;

beforeAll(async () => {
  receiver = await startMailReceiver();
  commerce = await startTestCommerce({
    mailer: { from: 'checkout@school.example', sender: createSmtpSender(receiver.server) },
    timing: { deliverIntervalMs: 50 },
    buyerLinkSecrets: ['a secret of the tests'],
    schools: [{ business: 'meusucesso', keys: [createHash('sha256').update(key).digest('hex')] }],
  });
});
afterAll(async () => {
  await commerce.stop();
  await receiver.close();
});

const receive = (count: number) =>
  eventually(
    () => Promise.resolve(receiver.mails),
    ({ length }) => length >= count,
  );

test('a purchase sends its access link and its refund link, and a lost link is sent again', async () => {
  const body = paymentBody(await createLead(commerce.app), 'card');
  const { payment, token } = (
    await post(commerce.app, paths.paymentV2, body)
  ).json<PaymentResponse>();
  expect(payment).toMatchObject({ state: 'paid', mailsAccess: true });
  await receive(2);
  // The page of a link that is no longer valid has its brand and language from the address.
  const sold = '\\?productCode=ms&business=meusucesso&locale=pt-BR';
  const findLinks = (kind: 'access' | 'refund') =>
    receiver.mails.flatMap(({ text = '' }) =>
      Array.from(
        text.matchAll(new RegExp(`/${kind}/([\\w-]+)${sold}`, 'g')),
        ([, link = '']) => link,
      ),
    );
  expect(findLinks('refund')).toHaveLength(1);
  const access = receiver.mails.find(({ text }) => text?.includes('/access/'));
  expect(access?.text).toMatch(/O acesso vale até \d{2}\/\d{2}\/\d{4}\./);
  expect(receiver.mails.map(({ text }) => text).join()).toMatch(/O acesso vale até \d{2}\/\d{2}\//);
  await post(commerce.app, paths.accessResend, { token });
  await receive(3);
  const links = findLinks('access');
  expect(new Set(links).size).toBe(2);
  const exchange = async (link: string) =>
    (
      await commerce.app.inject({
        method: 'POST',
        url: paths.accessExchange,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
        payload: { token: link },
      })
    ).statusCode;
  expect([await exchange(links[1] ?? ''), await exchange(links[0] ?? '')]).toEqual([200, 404]);
});

test('the link of a code opens the same sale, with its offer as long as that holds', async () => {
  const [offer] = ms.offers;
  if (!offer) throw new Error('The product has no offer');
  offer.endsAt = new Date(Date.now() + 60 * 60_000).toISOString();
  const pay = async (changes: Partial<PaymentRequest>) => {
    const body = paymentBody(await createLead(commerce.app), 'pix', changes);
    return (await post(commerce.app, paths.paymentV2, body)).statusCode;
  };
  const findLinks = () =>
    receiver.mails.flatMap(({ text = '' }) =>
      Array.from(text.matchAll(/\S+\/pix\?\S+/g), ([link]) =>
        Object.fromEntries(new URL(link).searchParams),
      ),
    );
  const receiveLinks = (count: number) => eventually(findLinks, ({ length }) => length >= count);
  const sale = { productCode: 'ms', locale: 'pt-BR', seller: anyString, source: anyString };
  expect(await pay({ voucher: 'ms120', amount: 102_000 })).toBe(201);
  const [withVoucher] = await receiveLinks(1);
  expect(withVoucher).toMatchObject({ ...sale, planId: sales.ms.planId, voucher: 'ms120' });
  expect(await pay({ offer: offer.id, amount: offer.amount })).toBe(201);
  const [, withOffer] = await receiveLinks(2);
  expect(withOffer).toMatchObject({ ...sale, offer: offer.id });
  // It ends before the code does.
  offer.endsAt = new Date(Date.now() + 10 * 60_000).toISOString();
  expect(await pay({ offer: offer.id, amount: offer.amount })).toBe(201);
  const [, , withEndingOffer] = await receiveLinks(3);
  expect(withEndingOffer?.offer).toBeUndefined();
  commerce.passTime(20 * 60_000 + 5_000);
  const late = (await receiveLinks(6)).slice(3);
  expect(late.map(({ offer: named, planId }) => [named, planId])).toEqual(
    Array(3).fill([undefined, sales.ms.planId]),
  );
});
