import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import {
  acceptTerms,
  buyer,
  chooseMethod,
  confirm,
  fillCard,
  products,
  reachPayment,
} from '../support/buyer';
import { followMail, openMail } from '../support/openMail';
import { exchangeAccess, listEvents } from '../support/school';

const [medcof] = products;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface Way {
  name: string;
  pay: (page: Page) => Promise<void>;
  /** Where the money goes to, as the page of the refund and its mail say. */
  promise: RegExp;
  /** What the mail says once the money is back. */
  told: RegExp;
  chooseKey?: (page: Page) => Promise<void>;
  waits: boolean;
}

const ways: Way[] = [
  {
    name: 'card',
    pay: async (page) => {
      await fillCard(page, medcof, cards.approved);
      await acceptTerms(page);
      await confirm(page);
    },
    promise: /^No cartão, o estorno aparece na fatura atual ou na seguinte/,
    told: /^O estorno no cartão aparece na fatura atual ou na seguinte/,
    waits: false,
  },
  {
    name: 'Pix',
    pay: async (page) => {
      await chooseMethod(page, 'Pix');
      await confirm(page);
      await expect(page.getByLabel('Código Pix copia e cola')).not.toHaveValue('');
      await page.getByRole('button', { name: 'Simular pagamento' }).click();
    },
    promise: /^No Pix, o valor volta para a mesma conta/,
    told: /^O Pix voltou para a mesma conta/,
    waits: true,
  },
  {
    name: 'bank slip',
    pay: async (page) => {
      await chooseMethod(page, 'Boleto');
      await confirm(page);
      await expect(title(page)).toHaveText('Quase lá!');
      await page.getByRole('button', { name: 'Simular pagamento' }).click();
      await expect(page.getByRole('heading', { name: 'Quase lá!' })).toBeHidden();
    },
    promise: /^No boleto, o valor vai por Pix para uma chave de quem pagou/,
    told: /^O valor do boleto foi por Pix para uma chave de quem pagou/,
    chooseKey: async (page) => {
      // No other account may receive it, so the payer has to say which key is theirs.
      await page.getByRole('button', { name: /^Desistir e receber/ }).click();
      await expect(page.getByText('Escolha a sua chave Pix')).toBeVisible();
      await page.getByRole('radio', { name: /^CPF •/ }).check();
    },
    waits: true,
  },
];

async function openAccount(page: Page): Promise<void> {
  const mail = await openMail(page, /^O seu acesso: /);
  const access = await followMail(page, mail, 'Acessar agora');
  await expect(title(access)).toHaveText('Crie o seu acesso');
  const link = new URL(access.url()).pathname;
  const grant = await exchangeAccess(link);
  expect(grant).toMatchObject({ business: 'medcof', buyer: { email: buyer.email } });
  // It opens one account, once, for the school as for the buyer.
  expect(await exchangeAccess(link)).toBeNull();
  await access.reload();
  await expect(title(access)).toHaveText('Este link de acesso não vale mais');
  await access.close();
}

async function getMoneyBack(page: Page, { chooseKey, promise, told }: Way): Promise<void> {
  const receipt = await openMail(page, /^Pagamento confirmado/);
  const refund = await followMail(page, receipt, 'Desistir da compra');
  await expect(title(refund)).toHaveText('Quer desistir da compra?');
  await expect(refund.getByText(promise).first()).toBeVisible();
  await chooseKey?.(refund);
  await refund.getByRole('button', { name: /^Desistir e receber/ }).click();
  await expect(title(refund)).toHaveText(/Pedido de devolução recebido|O dinheiro foi devolvido/);
  const mail = await openMail(page, /^Devolvemos R\$/);
  await expect(mail.getByText(told)).toBeVisible();
  await refund.reload();
  await expect(title(refund)).toHaveText('O dinheiro foi devolvido');
  await refund.close();
}

async function expectEvents({ waits }: Way): Promise<void> {
  const load = () => listEvents(buyer.email);
  const list = async () => (await load()).map(({ type }) => type).sort();
  const own = ['payment.paid', 'payment.refunded', 'subscription.started', 'subscription.ended'];
  const types = [
    ...own,
    'invoice.requested',
    'lead.created',
    ...(waits ? ['payment.pending'] : []),
  ];
  await expect.poll(list).toEqual(types.sort());
  const events = await load();
  const purchases = events.flatMap(({ data: { purchaseId } }) => purchaseId ?? []);
  expect(new Set(purchases).size).toBe(1);
  // In the order in which they became true, whatever was retried.
  const numbers = events.flatMap(({ data, sequence }) => (data.purchaseId ? sequence : []));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  const find = (wanted: string) => events.find(({ type }) => type === wanted)?.data;
  expect(find('payment.refunded')).toMatchObject({
    refund: { total: find('payment.paid')?.amount },
  });
  expect(find('subscription.ended')).toMatchObject({ cause: 'refunded' });
}

for (const way of ways)
  test(`after a payment by ${way.name} the buyer is written to, has an account opened, and gets the money back, and the school is told`, async ({
    page,
  }) => {
    await reachPayment(page, medcof);
    await way.pay(page);
    await expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible();
    await openAccount(page);
    await getMoneyBack(page, way);
    await expectEvents(way);
  });
