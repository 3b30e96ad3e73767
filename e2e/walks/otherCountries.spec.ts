import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { fillCard, fillMozambicanAddress } from '../support/buyer';
import { leaveContact, markets } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { seePresentation, verifyPhone, watchVideo, type WalkStep } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

const sold: { key: string; beforePayment: WalkStep[]; amount: number; methods: string[] }[] = [
  { key: 'ms', beforePayment: [seePresentation], amount: 900000, methods: [] },
  {
    key: 'wup',
    beforePayment: [verifyPhone, watchVideo],
    amount: 1188000,
    methods: [],
  },
  { key: 'vc', beforePayment: [], amount: 1020000, methods: ['credit-card', 'm-pesa'] },
];

/** None where there is one way alone, which is a heading. */
const readMethods = (page: Page) =>
  page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));

for (const { amount, beforePayment, key, methods } of sold) {
  test(`${key} in Mozambique: the card, then its address`, async ({ context, page }) => {
    const payments = watchPayments(context);
    const link = `/lead?product=${key}&locale=pt-MZ`;
    const phone = await leaveContact(page, link, markets.mozambique);
    for (const step of beforePayment) await step(page, phone);
    await page.waitForURL(/\/payment\?/);
    if (methods.length === 0)
      await expect(page.getByRole('heading', { name: 'Cartão de crédito' })).toBeVisible();
    await expect.poll(() => readMethods(page)).toEqual(methods);
    await fillCard(page, { asksDocumentForCard: false }, cards.approved);
    // Every way back from the address leads to the card, as it was typed.
    for (const leave of [
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Voltar' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByLabel('Rua')).toBeVisible();
      await leave();
      await expect(page.getByLabel('Número do cartão')).toHaveValue('4111 1111 1111 1111');
    }
    await page.getByRole('button', { name: 'Continuar' }).click();
    await fillMozambicanAddress(page);
    await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await page.waitForURL(/\/success\?/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
    await expectCapturedOnce(payments, [amount]);
  });
}

test('vc in Mozambique: M-Pesa is confirmed on the phone', async ({ context, page }) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=vc&locale=pt-MZ', markets.mozambique);
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('radio', { name: 'M-Pesa' }).check();
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.waitForURL(/\/payment-verification\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme no seu telemóvel');
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await page.waitForURL(/\/success\?/);
  await expectCapturedOnce(payments, [1020000]);
});

/** Another one for each buyer: who owns the product is asked whether to buy it again. */
const createDni = () => String(randomInt(10_000_000, 100_000_000));

const description = 'Curso completo de inglés en línea, con acceso por 12 meses';

test('wup in Peru: in Spanish, with a DNI and a Peruvian phone', async ({ context, page }) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=wup&flowId=peru', markets.peru);
  await verifyPhone(page, phone);
  await page.waitForURL(/\/video\?/);
  await expect(page.getByRole('main').getByText(/^Mira el video o continúa/)).toBeVisible();
  // On a phone the summary is folded.
  const described = page.getByLabel('Resumen del pedido').getByText(description);
  await expect(described).toBeAttached();
  await watchVideo(page, phone);
  await page.waitForURL(/\/payment\?/);
  await expect(described).toBeAttached();
  await expect(page.getByText('Plan Anual').first()).toBeAttached();
  // Pix and slip can be paid in Brazil only.
  await expect(page.getByRole('heading', { name: 'Tarjeta de crédito' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel('Nombre del titular').fill('MARIA D SILVA');
  await page.getByLabel('Número de tarjeta').pressSequentially(cards.approved);
  await page.getByLabel('Vence (MM/AA)').pressSequentially('1230');
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel('DNI', { exact: true }).pressSequentially(createDni());
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check();
  await page.getByRole('button', { name: 'Confirmar pago' }).click();
  await page.waitForURL(/\/success\?product=wup&flowId=peru$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(¡|Te damos)/);
  await expectCapturedOnce(payments, [118800]);
});

test('exec in Peru: a school in Brazil, a message that it is paid, and one level test', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=exec&locale=es-PE', markets.peru);
  await page.waitForURL(/\/select-school\?/);
  // By name: the address changes before the page does, and the page before has a list, too.
  await page.getByLabel('Departamento').selectOption({ index: 1 });
  await page.getByLabel('Ciudad').selectOption({ index: 1 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/payment\?/);
  await page.getByLabel('Nombre del titular').fill('MARIA D SILVA');
  await page.getByLabel('Número de tarjeta').pressSequentially(cards.approved);
  await page.getByLabel('Vence (MM/AA)').pressSequentially('1230');
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel('DNI', { exact: true }).pressSequentially(createDni());
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check();
  await page.getByRole('button', { name: 'Confirmar pago' }).click();
  await page.waitForURL(/\/select-test-location\?/);
  await expect(page.getByText('Pago aprobado')).toBeVisible();
  await expect(page.getByText(/^Pagaste R\$\s4\.668,00\./)).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Agendar examen' }).click();
  await page.waitForURL(/\/success\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^¡/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tu examen de nivel está agendado',
  );
  await expect(page.getByRole('button', { name: 'Agendar examen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/success\?/);
  await expectCapturedOnce(payments, [466800]);
});
