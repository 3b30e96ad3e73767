import { expect, type Page } from '@playwright/test';
import type { ProductKey } from '@/services/checkout/productKeys';
import { leaveContact } from './contact';
import { expectCapturedOnce } from './expectCapturedOnce';
import {
  bookTest,
  chooseSchool,
  leaveOrderBump,
  payByCard,
  payByCardWithAddress,
  payByCardWithBirthDate,
  payByCardWithoutTerms,
  seePresentation,
  verifyPhone,
  watchVideo,
  type WalkStep,
} from './steps';
import { watchPayments } from './watchPayments';

/** The default flow of a product. */
export interface BrandWalk {
  key: ProductKey;
  beforePayment: readonly WalkStep[];
  pay?: (page: Page) => Promise<void>;
  afterPayment?: readonly WalkStep[];
  /** What the plan of the flow costs, in minor units (commerce/catalog). */
  amount: number;
}

/** One product for each kind of flow (docs/behaviour.md 4, "Flows of the catalogue"). */
export const walksOfEachKind: readonly BrandWalk[] = [
  { key: 'wup', beforePayment: [verifyPhone, watchVideo], amount: 118800 },
  { key: 'wsp', beforePayment: [seePresentation], pay: payByCardWithoutTerms, amount: 236400 },
  {
    key: 'teens',
    beforePayment: [chooseSchool],
    pay: payByCardWithBirthDate,
    afterPayment: [bookTest],
    amount: 394800,
  },
  { key: 'performanc', beforePayment: [leaveOrderBump], amount: 178800 },
  { key: 'instituto-destiny', beforePayment: [], pay: payByCardWithAddress, amount: 238800 },
];

/** The other products, whose flows are of these kinds. */
export const otherBrandWalks: readonly BrandWalk[] = [
  { key: 'live', beforePayment: [seePresentation], amount: 298800 },
  { key: 'exec', beforePayment: [chooseSchool], afterPayment: [bookTest], amount: 466800 },
  { key: 'numberone', beforePayment: [chooseSchool], afterPayment: [bookTest], amount: 358800 },
  { key: 'aprovatotal', beforePayment: [leaveOrderBump], amount: 71880 },
  { key: 'conquer', beforePayment: [verifyPhone], amount: 106800 },
  { key: 'conquer-unna', beforePayment: [verifyPhone], amount: 478800 },
  { key: 'em', beforePayment: [], amount: 83880 },
  { key: 'powerhouse', beforePayment: [], amount: 199700 },
  { key: 'vc', beforePayment: [], amount: 116400 },
  { key: 'atrinca', beforePayment: [], amount: 152400 },
  { key: 'mls', beforePayment: [], amount: 1196400 },
];

const successTitle =
  /^(Pagamento realizado com sucesso!|Matrícula realizada com sucesso!|Tudo certo!|Seja bem-vindo\(a\) ao .+)$/;

/** Buys the product by card, from a seller's link to the end of its default flow, for its very price. */
export async function buyByDefaultFlow(
  page: Page,
  { afterPayment = [], amount, beforePayment, key, pay = payByCard }: BrandWalk,
): Promise<void> {
  const payments = watchPayments(page.context());
  const phone = await leaveContact(page, `/lead?product=${key}&seller=ana`);
  for (const step of beforePayment) await step(page, phone);
  await pay(page);
  for (const step of afterPayment) await step(page, phone);
  await page.waitForURL(new RegExp(`/success\\?product=${key}&seller=ana$`));
  await expect(page.getByRole('heading', { level: 1, name: successTitle })).toBeVisible();
  await expectCapturedOnce(payments, [amount]);
}
