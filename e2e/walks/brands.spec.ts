import { expect, test, type Page } from '@playwright/test';
import { productKeys } from '@/services/checkout/productKeys';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
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
} from '../support/steps';
import { watchPayments } from '../support/watchPayments';

interface Walk {
  beforePayment: readonly WalkStep[];
  pay?: (page: Page) => Promise<void>;
  afterPayment?: readonly WalkStep[];
  /** What the plan of the flow costs, in minor units (commerce/catalog). */
  amount: number;
}

/** docs/behaviour.md 4, "Flows of the catalogue". */
const walks: Record<string, Walk> = {
  wup: { beforePayment: [verifyPhone, watchVideo], amount: 118800 },
  live: { beforePayment: [seePresentation], amount: 298800 },
  wsp: { beforePayment: [seePresentation], pay: payByCardWithoutTerms, amount: 236400 },
  exec: { beforePayment: [chooseSchool], afterPayment: [bookTest], amount: 466800 },
  teens: {
    beforePayment: [chooseSchool],
    pay: payByCardWithBirthDate,
    afterPayment: [bookTest],
    amount: 394800,
  },
  numberone: { beforePayment: [chooseSchool], afterPayment: [bookTest], amount: 358800 },
  aprovatotal: { beforePayment: [leaveOrderBump], amount: 71880 },
  performanc: { beforePayment: [leaveOrderBump], amount: 178800 },
  conquer: { beforePayment: [verifyPhone], amount: 106800 },
  'conquer-unna': { beforePayment: [verifyPhone], amount: 478800 },
  em: { beforePayment: [], amount: 83880 },
  powerhouse: { beforePayment: [], amount: 199700 },
  vc: { beforePayment: [], amount: 116400 },
  atrinca: { beforePayment: [], amount: 152400 },
  'instituto-destiny': { beforePayment: [], pay: payByCardWithAddress, amount: 238800 },
  mls: { beforePayment: [], amount: 1196400 },
};

/** Walked in purchase.spec.ts, by each method and on both screens. */
const walkedElsewhere = ['medcof', 'ms'];

const successTitle =
  /^(Pagamento realizado com sucesso!|Matrícula realizada com sucesso!|Tudo certo!|Seja bem-vindo\(a\) ao .+)$/;

test('every product key is walked', () => {
  expect([...Object.keys(walks), ...walkedElsewhere].sort()).toEqual(
    Object.keys(productKeys).sort(),
  );
});

for (const [key, { afterPayment = [], amount, beforePayment, pay = payByCard }] of Object.entries(
  walks,
)) {
  test(`${key}: from the link to the end of the default flow`, async ({ context, page }) => {
    const payments = watchPayments(context);
    const phone = await leaveContact(page, `/lead?product=${key}&seller=ana`);
    for (const step of beforePayment) await step(page, phone);
    await pay(page);
    for (const step of afterPayment) await step(page, phone);
    await page.waitForURL(new RegExp(`/success\\?product=${key}&seller=ana$`));
    await expect(page.getByRole('heading', { level: 1, name: successTitle })).toBeVisible();
    await expectCapturedOnce(payments, [amount]);
  });
}
