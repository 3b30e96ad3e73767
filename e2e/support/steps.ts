import { expect, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard } from './buyer';
import { readSmsCode } from './smsCode';

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
  await page.getByRole('button', { name: /começar/ }).click();
};

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
  const sessions = page.getByRole('group', { name: 'Dia e horário' });
  await sessions.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Marcar teste' }).click();
};

export async function payByCard(page: Page, number = cards.approved): Promise<void> {
  await page.waitForURL(/\/payment(\/upsell)?\?/);
  await fillCard(page, { asksDocumentForCard: true }, number);
  await acceptTerms(page);
  await confirm(page);
}

export async function buyByCard(page: Page): Promise<void> {
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
}

export async function payByCardWithBirthDate(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await page.getByLabel('Data de nascimento').pressSequentially('5/3/2011');
  await payByCard(page);
}

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

export async function payByCardWithoutTerms(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await confirm(page);
}

export async function chooseLiveloPhone(page: Page): Promise<string> {
  const phone = page.getByText(/^Celular com final \d{4}$/).first();
  await phone.waitFor();
  const choice = page.getByRole('radio').first();
  if (await choice.isVisible()) await choice.check();
  return /\d{4}/.exec(await phone.innerText())?.[0] ?? '';
}
