import { expect, type Locator, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { createDni } from '@/testing/contact';
import { buyer } from './buyer';
import { said } from './said';

const cardNumbers = [cards.approved, cards.mastercard];

const fillWhereAsked = async (field: Locator, text: string): Promise<void> => {
  if (await field.isVisible()) await field.fill(text);
};

async function fillCards(page: Page): Promise<void> {
  const count = await page.getByLabel(said('field.cardNumber')).count();
  for (const [index, number] of cardNumbers.slice(0, count).entries()) {
    const ofCard = (label: RegExp) => page.getByLabel(label).nth(index);
    await ofCard(said('field.cardNumber')).fill(number);
    await ofCard(said('field.cardHolder')).fill('MARIA D SILVA');
    await ofCard(said('field.cardExpirationDate')).fill('1230');
    await ofCard(said('field.cardSecurityCode')).fill('123');
    const installments = ofCard(said('field.installments'));
    // With one installment the amount beside the button is the whole price.
    if (await installments.isVisible()) await installments.selectOption('1');
  }
}

export async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox', {
    name: said('payment.terms', 'payment.terms.none'),
  });
  for (const box of await terms.all()) await box.check();
}

export async function fillPayment(page: Page): Promise<void> {
  // One way alone is a heading: there is nothing to choose.
  const onlyWay = page.getByRole('heading', { name: said('payment.method.credit-card') });
  await page.getByRole('radio', { checked: true }).or(onlyWay).first().waitFor();
  // Fields that load while the button is pressed move it away from the pointer.
  await page.locator('[data-fields]').first().waitFor({ state: 'detached' });
  await fillCards(page);
  await fillWhereAsked(page.getByLabel('CPF', { exact: true }), buyer.cpf);
  await fillWhereAsked(page.getByLabel('DNI', { exact: true }), createDni());
  await fillWhereAsked(page.getByLabel(said('field.birthDate')), '05/03/2011');
  await acceptTerms(page);
}

export async function fillAddress(page: Page): Promise<void> {
  const isBrazilian = (await page.locator('html').getAttribute('lang')) === 'pt-BR';
  if (isBrazilian) {
    await page.getByLabel(said('address.postalCode')).fill('01310100');
    // The address that the lookup fills in would replace what is typed meanwhile.
    const city = page.getByLabel(said('address.city'), { exact: true });
    await expect(city).not.toHaveValue('');
  }
  const fill = (label: Parameters<typeof said>[0], text: string) =>
    fillWhereAsked(page.getByLabel(said(label)), text);
  await fill('address.street', 'Avenida Paulista');
  await fill('address.number', '1578');
  await fill('address.district', 'Bela Vista');
  if (!isBrazilian) {
    await fill('address.city', 'Lima');
    await fill('address.state', 'Lima');
  }
  await acceptTerms(page);
}
