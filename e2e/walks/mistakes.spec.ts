import { expect, type Locator, type Page, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { buyer } from '../support/buyer';
import { createSample } from '../support/commerce';
import { markets } from '../support/contact';
import { seePresentation, verifyPhone, watchVideo } from '../support/steps';

const languages = [
  {
    link: '/lead?product=ms',
    market: markets.brazil,
    foreignPhone: '0055 (11) 9 8765-4321',
    email: 'Insira um email válido',
    number: ['Número do cartão', 'Revise o número do cartão'],
    holder: ['Nome do titular', 'Escreva o nome como está no cartão, sem números.'],
    expiry: ['Validade (MM/AA)', 'Revise a data de validade'],
    company: 'Não aceitamos cartões desta bandeira. Use outro cartão.',
    pay: 'Confirmar pagamento',
    reachPayment: seePresentation,
  },
  {
    link: '/lead?product=ms&locale=pt-MZ',
    market: markets.mozambique,
    foreignPhone: '+258 84 123 4567',
    email: 'Insira um email válido',
    number: ['Número do cartão', 'Revise o número do cartão'],
    holder: ['Nome do titular', 'Escreva o nome como está no cartão, sem números.'],
    expiry: ['Validade (MM/AA)', 'Revise a data de validade'],
    company: 'Não aceitamos cartões desta bandeira. Use outro cartão.',
    pay: 'Continuar',
    reachPayment: seePresentation,
  },
  {
    link: '/lead?product=wup&flowId=peru',
    market: markets.peru,
    foreignPhone: '0051 912 345 678',
    email: 'Ingresa un correo electrónico válido',
    number: ['Número de tarjeta', 'Revisa el número de la tarjeta'],
    holder: ['Nombre del titular', 'Escribe el nombre como está en la tarjeta, sin números.'],
    expiry: ['Vence (MM/AA)', 'Revisa la fecha de vencimiento'],
    company: 'No aceptamos tarjetas de esta marca. Usa otra tarjeta.',
    pay: 'Confirmar pago',
    reachPayment: async (page: Page, phone: string) => {
      await verifyPhone(page, phone);
      await watchVideo(page, phone);
    },
  },
] as const;

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => {
    input.select();
  });
  await field.page().keyboard.insertText(text);
}

async function type(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

for (const language of languages) {
  const { company, email, expiry, foreignPhone, holder, link, market, number, pay } = language;
  test(`${link}: typed or pasted text is read correctly, or refused with the reason`, async ({
    page,
  }) => {
    const phone = market.createPhone();
    await page.goto(link);
    await page.getByLabel(market.name).fill('Maria d´Ávila');
    const emailField = page.getByLabel(market.email, { exact: true });
    // A field of the type email would turn this into another address.
    for (const enter of [type, paste]) {
      await enter(emailField, 'maria@hotmaíl.com');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText(email)).toBeVisible();
      await expect(emailField).toHaveValue('maria@hotmaíl.com');
    }
    await type(emailField, buyer.email);
    const phoneField = page.getByLabel(market.phone);
    await paste(phoneField, foreignPhone);
    await expect(phoneField).toHaveValue(/^\(?(?:11\)? 9|84|9\d\d)/);
    await paste(phoneField, phone);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await language.reachPayment(page, phone);
    await page.waitForURL(/\/payment\?/);

    const numberField = page.getByLabel(number[0]);
    const expectRefused = async () => {
      await page.getByRole('button', { name: pay }).click();
      await expect(page.getByText(number[1])).toBeVisible();
    };
    await type(numberField, '5078601800003247985');
    await expectRefused();
    await paste(numberField, '41111111111111110000');
    await expectRefused();
    await paste(numberField, '6062 8256 7890 1234 45');
    await type(numberField, '6011000990139424');
    await page.getByRole('button', { name: pay }).click();
    await expect(page.getByText(company)).toBeVisible();
    await paste(numberField, cards.approved);
    await expect(page.getByText(company)).toHaveCount(0);

    const holderField = page.getByLabel(holder[0]);
    await holderField.fill('4111111111111111');
    await page.getByRole('button', { name: pay }).click();
    await expect(page.getByText(holder[1])).toBeVisible();
    await holderField.fill('MARIA D SILVA');

    const expiryField = page.getByLabel(expiry[0]);
    await type(expiryField, '1/30');
    await expect(expiryField).toHaveValue('01/30');
    await paste(expiryField, '2030-12');
    await expect(expiryField).toHaveValue('12/30');
    await type(expiryField, '13/30');
    await page.getByRole('button', { name: pay }).click();
    await expect(page.getByText(expiry[1])).toBeVisible();
  });
}

for (const flowId of ['invoice', 'custom-offer']) {
  test(`flowId=${flowId} on a product link is ignored, and the first flow is used`, async ({
    page,
  }) => {
    await page.goto(`/lead?product=em&flowId=${flowId}`);
    await page.getByLabel(markets.brazil.name).fill(buyer.name);
    await page.getByLabel(markets.brazil.email, { exact: true }).fill(buyer.email);
    await page.getByLabel(markets.brazil.phone).fill(markets.brazil.createPhone());
    await expect(page.getByRole('img', { name: /^Etapa 1 de 3$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(`**/payment?product=em&flowId=${flowId}`);
    await expect(page.getByRole('radio', { name: 'Cartão de crédito' })).toBeVisible();
  });
}

test('an invoice with a misspelt seller goes on to its own page without the seller', async ({
  page,
}) => {
  const product = { business: 'meusucesso', productCode: 'ms' } as const;
  const { path } = await createSample('invoice', { ...product, operation: 'BR' });
  const link = `${path}&seller=nobody&a=%20b&c`;
  const query = link.slice(link.indexOf('?'));
  const followed: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.status() === 307) followed.push(response.headers().location);
  });
  await page.goto(link);
  expect(followed).toEqual([`/expired-link${query}`]);
  const meant = link.replace('&seller=nobody', '');
  await page.getByRole('link', { name: 'Continuar mesmo assim' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === meant);
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
});

test('homologation-on=0 switches homologation off, whatever cookie switched it on', async ({
  context,
  page,
}) => {
  await page.goto('/lead?product=em&homologation-on=1');
  const banner = page.getByText('Homologação').first();
  await expect(banner).toBeVisible();
  await page.goto('/lead?product=em');
  await expect(banner).toBeVisible();
  await page.goto('/lead?product=em&homologation-on=0');
  await expect(page.getByLabel(markets.brazil.name)).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === 'homologation-on')).toEqual([]);
});
