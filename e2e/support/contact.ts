import type { Page } from '@playwright/test';
import { createMobileNumber } from '@/testing/contact';
import { buyer } from './buyer';

interface Market {
  name: string;
  email: string;
  phone: RegExp;
  createPhone: () => string;
}

export const markets = {
  brazil: {
    name: 'Nome Completo',
    email: 'E-mail',
    phone: /^Celular/,
    createPhone: () => createMobileNumber(),
  },
  mozambique: {
    name: 'Nome Completo',
    email: 'E-mail',
    phone: /^Telemóvel/,
    createPhone: () => createMobileNumber('MZ'),
  },
  peru: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: /^Celular/,
    createPhone: () => createMobileNumber('PE'),
  },
} satisfies Record<string, Market>;

/**
 * Opens a link and leaves the contact details of a buyer whose phone no other test uses.
 * @returns the phone as it was typed: digits without the country code
 */
export async function leaveContact(
  page: Page,
  link: string,
  market: Market = markets.brazil,
): Promise<string> {
  await page.goto(link);
  return fillContact(page, market);
}

export async function fillContact(page: Page, market: Market = markets.brazil): Promise<string> {
  const phone = market.createPhone();
  await page.getByLabel(market.name).fill(buyer.name);
  await page.getByLabel(market.email, { exact: true }).fill(buyer.email);
  await page.getByLabel(market.phone).fill(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  return phone;
}
