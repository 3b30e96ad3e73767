import { expect, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard } from './buyer';
import { readSmsCode } from './smsCode';

/** Does what one step of a flow asks, in Portuguese or Spanish, and continues. */
export type WalkStep = (page: Page, phone: string) => Promise<void>;

export const verifyPhone: WalkStep = async (page, phone) => {
  await page.waitForURL(/\/phone-verification\?/);
  await page.getByLabel(/^Código rec[ei]bido por SMS/).pressSequentially(await readSmsCode(phone));
};

export const watchVideo: WalkStep = async (page) => {
  await page.waitForURL(/\/video\?/);
  await page.getByRole('button', { name: 'Continuar' }).click();
};

export const seePresentation: WalkStep = async (page) => {
  await page.waitForURL(/\/presentation\?/);
  await page.getByRole('button', { name: /inscrever/ }).click();
};

/** Leaves the add-on where it is: it is not ticked. */
export const leaveOrderBump: WalkStep = async (page) => {
  await page.waitForURL(/\/order-bump-presentation\?/);
  await page.getByRole('button', { name: 'Continuar' }).click();
};

export const chooseSchool: WalkStep = async (page) => {
  await page.waitForURL(/\/select-school\?/);
  await page.getByLabel('Estado').selectOption({ index: 1 });
  await page.getByLabel('Cidade').selectOption({ index: 1 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
};

export const bookTest: WalkStep = async (page) => {
  await page.waitForURL(/\/select-test-location\?/);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Marcar teste' }).click();
};

/** Fills in the card form of the page and confirms; where it leads depends on the card. */
export async function payByCard(page: Page, number = cards.approved): Promise<void> {
  await page.waitForURL(/\/payment(\/upsell)?\?/);
  await fillCard(page, { asksDocumentForCard: true }, number);
  await acceptTerms(page);
  await confirm(page);
}

/** The same with a card that is approved, up to the receipt. */
export async function buyByCard(page: Page): Promise<void> {
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
}

/** The same where the class depends on the student's age. */
export async function payByCardWithBirthDate(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await page.getByLabel('Data de nascimento').pressSequentially('5/3/2011');
  await payByCard(page);
}

/** The same where the card is billed to an address: the postal code brings city and state. */
export async function payByCardWithAddress(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('CEP').pressSequentially('01310100');
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo');
  await expect(page.getByLabel('Estado')).toHaveValue('SP');
  await page.getByLabel('Rua').fill('Avenida Paulista');
  await page.getByLabel('Número', { exact: true }).fill('1578');
  await page.getByLabel('Bairro').fill('Bela Vista');
  await acceptTerms(page);
  await confirm(page);
}

/** The same where the brand asks for no acceptance of terms (docs/behaviour.md 5). */
export async function payByCardWithoutTerms(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await confirm(page);
}

/** The first of the phones that a member of Livelo has; one with a single phone is asked for none. */
export async function chooseLiveloPhone(page: Page): Promise<string> {
  const phone = page.getByText(/^Celular com final \d{4}$/).first();
  await phone.waitFor();
  const choice = page.getByRole('radio').first();
  if (await choice.isVisible()) await choice.check();
  return /\d{4}/.exec(await phone.innerText())?.[0] ?? '';
}
