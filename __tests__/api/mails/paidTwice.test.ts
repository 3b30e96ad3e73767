import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { createSmtpSender } from '@/commerce/providers/smtp/createSmtpSender';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { createEmail } from '@/testing/contact';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { deliverWebhook } from '../../support/paidLater';
import { type MailReceiver, startMailReceiver } from '../../support/startMailReceiver';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let receiver: MailReceiver;

beforeAll(async () => {
  receiver = await startMailReceiver();
  commerce = await startTestCommerce({
    mailer: {
      from: 'checkout@school.example',
      sender: createSmtpSender(receiver.server),
    },
    timing: { deliverIntervalMs: 50 },
  });
});
afterAll(async () => {
  await commerce.stop();
  await receiver.close();
});

test('a buyer who paid one product with two leads learns that the money is back and the product theirs', async () => {
  const person = { email: createEmail(), document: generateCpf() };
  const pay = async (method: 'card' | 'pix') => {
    const leadId = await createLead(commerce.app, { email: person.email });
    const body = paymentBody(leadId, method, { ...person, buyAgain: false });
    return (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  };
  const pix = await pay('pix');
  await pay('card');
  await deliverWebhook(commerce, pix.token, 'captured');
  const findMails = (subject: RegExp) =>
    receiver.mails.filter((mail) => subject.test(mail.subject ?? ''));
  const [back] = await eventually(
    () => findMails(/^Devolvemos /),
    ({ length }) => length > 0,
  );
  expect(back?.text).toContain('O produto continua seu');
  expect(findMails(/^Pagamento confirmado/)).toHaveLength(1);
});
