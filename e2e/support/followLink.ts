import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '@/locales/messageKey';
import { createMobileNumber } from '@/testing/contact';
import { getTxid } from '@/testing/sandbox';
import { buyer } from './buyer';
import { acceptTerms, fillAddress, fillPayment } from './payAsAsked';
import { payPix } from './sandbox';
import { said } from './said';
import { readSmsCode } from './smsCode';
import { chooseLiveloPhone } from './steps';
import { untilUsable } from './untilUsable';

/**
 * A page may ask for more after a press: a part of its form that loads later, or another session.
 */
const triesOfOnePage = 3;
const answerMs = 30_000;

export interface LinkEnd {
  /** The sentence that says why the link leads no further; null: the receipt was reached. */
  refusal: string | null;
  /** The amount that the payment's button named, in minor units; null: none. */
  price: number | null;
  visited: readonly string[];
}

interface Walk {
  page: Page;
  path: string;
  tries: number;
  phone: string;
  price: number | null;
}

type Step = (walk: Walk) => Promise<void>;

const markPage = ({ page, path }: Walk): Promise<void> =>
  page.locator('main > *').evaluateAll((parts, shown) => {
    if (location.pathname !== shown) return;
    for (const part of parts) part.setAttribute('data-left', '');
  }, path);

async function hasLeft(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname !== path, { timeout: answerMs });
  await page.locator('[data-left]').first().waitFor({ state: 'detached', timeout: answerMs });
}

async function shows({ page, path }: Walk, seen: Locator): Promise<boolean> {
  await Promise.race([seen.first().waitFor(), hasLeft(page, path)]);
  return seen.first().isVisible();
}

const button = (page: Page, ...keys: MessageKey[]) =>
  page.getByRole('button', { name: said(...keys) });

const continueBy =
  (...keys: MessageKey[]): Step =>
  async (walk) => {
    const way = button(walk.page, ...keys);
    if (await shows(walk, way)) await way.click();
  };

async function fillContact(walk: Walk): Promise<void> {
  const { page } = walk;
  const country = { 'pt-MZ': 'MZ', 'es-PE': 'PE' } as const;
  const language = await page.locator('html').getAttribute('lang');
  walk.phone = createMobileNumber(
    language === 'pt-MZ' || language === 'es-PE' ? country[language] : 'BR',
  );
  await page.getByLabel(said('field.name')).fill(buyer.name);
  await page.getByLabel(said('field.email')).and(page.getByRole('textbox')).fill(buyer.email);
  await page.getByLabel(said('field.phone')).and(page.getByRole('textbox')).fill(walk.phone);
  await button(page, 'lead.submit').click();
}

function readAmount(text: string): number | null {
  const amount = [...text.matchAll(/(?:R\$|MT)\s?([\d.]+,\d\d)/g)].at(-1)?.[1];
  return amount === undefined ? null : Number(amount.replace(/\D/g, ''));
}

async function pay(walk: Walk): Promise<void> {
  const { page } = walk;
  const toAddress = button(page, 'address.continue');
  await fillPayment(page);
  if (await toAddress.isVisible()) {
    await toAddress.click();
    await page.getByText(said('address.title')).waitFor();
    await fillAddress(page);
  }
  const confirm = button(page, 'payment.submit', 'payment.trial.submit');
  walk.price = readAmount(await confirm.locator('..').innerText());
  await confirm.click();
}

const receipt = (page: Page): Locator =>
  page.getByRole('heading', { name: said('success.receipt.title') });

const noSms = (page: Page): Locator => page.getByText(said('phone.abroad'));

const steps: Readonly<Record<string, Step>> = {
  '/lead': fillContact,
  '/phone-verification': async ({ page, phone }) => {
    await page.getByText(said('phone.sent')).or(noSms(page)).first().waitFor();
    if (await noSms(page).isVisible()) return;
    await page.getByLabel(said('phone.code')).pressSequentially(await readSmsCode(phone));
  },
  '/video': continueBy('video.continue'),
  '/presentation': continueBy('presentation.submit'),
  '/order-bump-presentation': continueBy('orderBump.continue', 'profiles.continue'),
  '/multiprofile-presentation': continueBy('profiles.continue'),
  '/select-school': async ({ page }) => {
    await page.getByLabel(said('school.region')).selectOption({ index: 1 });
    await page.getByLabel(said('school.city')).selectOption({ index: 1 });
    await page.getByRole('radio').first().check();
    await button(page, 'school.submit').click();
  },
  '/md': async ({ page }) => {
    await page.getByRole('checkbox', { name: said('contract.accept') }).check();
    // Before it stands the button that reads on, whose name begins alike.
    await button(page, 'contract.continue').last().click();
  },
  '/payment': pay,
  '/pix': async ({ page }) => {
    await payPix(getTxid(await page.getByLabel(said('pix.code')).inputValue()));
  },
  '/payment-verification': continueBy('pix.simulate'),
  '/select-test-location': async (walk) => {
    const { page } = walk;
    // Only a buyer who has paid can book a seat: for others the page continues.
    if (!(await shows(walk, button(page, 'testLocation.submit')))) return;
    // The first sessions fill up with the buyers of other tests.
    const sessions = await page.getByRole('radio').all();
    await sessions.at(-walk.tries)?.check();
    await button(page, 'testLocation.submit').click();
  },
  '/livelo/cpf': async ({ page }) => {
    await page.getByLabel('CPF', { exact: true }).fill(buyer.cpf);
    await button(page, 'livelo.cpf.submit').click();
  },
  '/livelo/select-device': async (walk) => {
    walk.phone = await chooseLiveloPhone(walk.page);
    await button(walk.page, 'livelo.device.submit').click();
  },
  '/livelo/code': async ({ page, phone }) => {
    await page.getByLabel(said('phone.code')).pressSequentially(await readSmsCode(phone));
  },
  '/livelo/payment-method': async ({ page }) => {
    await page.getByRole('radio', { name: said('livelo.method.points') }).check();
    await button(page, 'livelo.method.submit').click();
  },
  '/livelo/payment': async ({ page }) => {
    await button(page, 'payment.submit').waitFor();
    await acceptTerms(page);
    await button(page, 'payment.submit').click();
  },
  '/success': async ({ page }) => {
    const simulate = button(page, 'bankSlip.simulate', 'verification.inPerson.simulate');
    await receipt(page).or(simulate).waitFor();
    if (await simulate.isVisible()) await simulate.click();
    await receipt(page).waitFor();
  },
};

async function readRefusal(page: Page): Promise<string | null> {
  const nothingSold = page.getByRole('heading', { name: said('link.title') });
  const sentence = nothingSold.or(noSms(page));
  return (await sentence.isVisible()) ? sentence.innerText() : null;
}

/**
 * Waits for the result of a press: the page has moved on, is at its end, or asks for more.
 * @returns true where it asks for more
 * @throws Error where the press had no result
 */
async function asksForMore({ page, path }: Walk): Promise<boolean> {
  const more = page.getByText(said('testLocation.full')).or(page.locator('[aria-invalid=true]'));
  await Promise.race([
    hasLeft(page, path),
    receipt(page).or(noSms(page)).or(more).first().waitFor({ timeout: answerMs }),
  ]).catch(() => failAt(page, 'The press had no effect'));
  return new URL(page.url()).pathname === path && (await more.first().isVisible());
}

async function failAt(page: Page, reason: string): Promise<never> {
  throw new Error(`${reason} at ${page.url()}: ${await page.locator('body').innerText()}`);
}

/**
 * Opens a link and does what its pages ask for, in any language, until they ask for nothing more.
 * Presses again only where the page asks for more after the first press.
 * @param query without '?'
 * @throws Error where a page says neither what to do nor why not, or its button does nothing
 */
export async function followLink(page: Page, query: string): Promise<LinkEnd> {
  const walk: Walk = { page, path: '', tries: 0, phone: '', price: null };
  page.setDefaultTimeout(answerMs);
  await page.goto(`/lead?${query}`);
  const visited: string[] = [];
  let hasAsked = false;
  for (;;) {
    const { pathname: path } = new URL(page.url());
    const isAskedAgain = hasAsked && path === walk.path;
    await untilUsable(page);
    const refusal = await readRefusal(page);
    const isOver = refusal !== null || (await receipt(page).isVisible());
    if (!isAskedAgain) visited.push(path);
    if (isOver) return { refusal, price: walk.price, visited: [...new Set(visited)] };
    walk.tries = isAskedAgain ? walk.tries + 1 : 1;
    walk.path = path;
    const step = steps[path];
    const isBack = visited.indexOf(path) < visited.length - 1;
    if (!step || isBack || walk.tries > triesOfOnePage) return failAt(page, 'No way on');
    await markPage(walk);
    await step(walk);
    hasAsked = await asksForMore(walk);
  }
}
