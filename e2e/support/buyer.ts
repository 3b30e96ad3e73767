import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { contact, createEmail, mobileNumber } from '@/testing/contact';

export interface BuyerProduct {
  key: 'medcof' | 'ms';
  title: string;
  phoneLabel: string;
  hasPresentation: boolean;
  asksDocumentForCard: boolean;
}

export const products: readonly [BuyerProduct, ...BuyerProduct[]] = [
  {
    key: 'medcof',
    title: 'Checkout - ',
    phoneLabel: 'Celular',
    hasPresentation: false,
    asksDocumentForCard: true,
  },
  {
    key: 'ms',
    title: 'Checkout - ',
    phoneLabel: 'Celular (Whatsapp)',
    hasPresentation: true,
    asksDocumentForCard: false,
  },
];

interface Identity {
  email: string;
  cpf: string;
}

const identities = new Map<string, Identity>();

/**
 * Each test has its own buyer, because a buyer who has bought a product already gets `already_owned`.
 */
function getIdentity(): Identity {
  const { repeatEachIndex, retry, testId } = test.info();
  const key = [testId, retry, repeatEachIndex].join(':');
  const identity = identities.get(key) ?? { email: createEmail(), cpf: generateCpf() };
  identities.set(key, identity);
  return identity;
}

export const buyer = {
  name: contact.name,
  get email() {
    return getIdentity().email;
  },
  phone: mobileNumber,
  get cpf() {
    return getIdentity().cpf;
  },
};

export type Enter = (field: Locator, text: string) => Promise<void>;

export const paste: Enter = (field, text) => field.fill(text);

export const typeIn: Enter = (field, text) => field.pressSequentially(text);

export async function reachPayment(
  page: Page,
  product: BuyerProduct,
  enter = paste,
): Promise<void> {
  await page.goto(`/lead?product=${product.key}&seller=ana`);
  await fillLead(page, product, enter);
  await continueToPayment(page, product);
}

export async function continueToPayment(
  page: Page,
  { hasPresentation }: BuyerProduct,
): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  if (hasPresentation) {
    await page.waitForURL(/\/presentation\?/);
    await page.getByRole('button', { name: 'Quero começar' }).click();
  }
  await page.waitForURL(/\/payment\?/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Como você quer pagar?' })).toBeVisible();
}

export async function fillLead(page: Page, product: BuyerProduct, enter = paste): Promise<void> {
  await page.getByLabel('Nome Completo').fill(buyer.name);
  await page.getByLabel('E-mail', { exact: true }).fill(buyer.email);
  await enter(page.getByLabel(product.phoneLabel, { exact: true }), buyer.phone);
}

/** One way alone is a heading: there is nothing to choose. */
async function chooseCard(page: Page): Promise<void> {
  const name = 'Cartão de crédito';
  const way = page.getByRole('radio', { name });
  await expect(way.or(page.getByRole('heading', { name }))).toBeVisible();
  if (await way.isVisible()) await way.check();
}

export async function fillCard(
  page: Page,
  { asksDocumentForCard }: Pick<BuyerProduct, 'asksDocumentForCard'>,
  number: string,
  enter = paste,
): Promise<void> {
  await chooseCard(page);
  await page.getByLabel('Nome do titular').fill('MARIA D SILVA');
  await enter(page.getByLabel('Número do cartão'), number);
  await enter(page.getByLabel('Validade (MM/AA)'), '1230');
  await page.getByLabel('CVV').fill('123');
  await expect(page.getByLabel('Bandeira do cartão')).not.toHaveValue('');
  if (asksDocumentForCard) {
    await enter(page.getByLabel('CPF', { exact: true }), buyer.cpf);
  }
}

export async function fillMozambicanAddress(page: Page): Promise<void> {
  await page.getByLabel('Rua').fill('Avenida 24 de Julho');
  await page.getByLabel('Número', { exact: true }).fill('1234');
  await page.getByLabel('Cidade', { exact: true }).fill('Maputo');
  await page.getByLabel('Província').fill('Maputo');
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
}

export async function chooseMethod(
  page: Page,
  method: 'Pix' | 'Boleto',
  enter = paste,
): Promise<void> {
  await page.getByRole('radio', { name: method, exact: true }).check();
  await enter(page.getByLabel('CPF', { exact: true }), buyer.cpf);
  await acceptTerms(page);
}
