import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { routeOnce } from '../../e2e/support/routeOnce';
import {
  confirmButton,
  continueButton,
  fillContact,
  fillPayment,
  openLink,
  otherWayButton,
  reachPayment,
  reachReceipt,
} from './buyer';
import type { Kind, Walk } from './walks';

type Interruption = (page: Page, walk: Walk) => Promise<void>;

const secondClickMs = 300;
const leadCall = '**/api/v1/lead';
const paymentCall = '**/api/v2/payment';

async function leaveContact(page: Page, walk: Walk): Promise<void> {
  await openLink(page, walk);
  await fillContact(page, walk);
}

async function prepare(page: Page, walk: Walk, way = walk.way): Promise<void> {
  await openLink(page, walk);
  await reachPayment(page, walk);
  await fillPayment(page, way);
}

async function openCode(page: Page, walk: Walk): Promise<void> {
  await prepare(page, walk, 'pix');
  await confirmButton(page).click();
  await page.waitForURL(/\/pix\?/);
}

async function clickTwice(button: Locator, { delay }: Walk): Promise<void> {
  await button.click();
  await wait(delay(400));
  await button.click({ timeout: secondClickMs, force: true }).catch(() => undefined);
}

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
const reload = (page: Page) => page.reload({ waitUntil: 'commit' }).catch(() => undefined);

const loseAnswer = (page: Page, url: string) =>
  routeOnce(page, url, async (route) => {
    await route.fetch();
    await route.abort();
  });

const doubleClick: readonly Interruption[] = [
  async (page, walk) => {
    await prepare(page, walk);
    await clickTwice(confirmButton(page), walk);
  },
  async (page, walk) => {
    await leaveContact(page, walk);
    await clickTwice(continueButton(page), walk);
    await reachPayment(page, walk);
    await fillPayment(page, walk.way);
    await confirmButton(page).dblclick();
  },
];

const twoTabs: readonly Interruption[] = [
  async (page, walk) => {
    await prepare(page, walk);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await fillPayment(other, walk.way);
    await Promise.all(
      [page, other].map(async (tab) => {
        await wait(walk.delay(1_000));
        await confirmButton(tab).click();
      }),
    );
  },
  async (page, walk) => {
    await openCode(page, walk);
    const other = await page.context().newPage();
    await other.goto(`/payment?product=${walk.product}&seller=ana`);
    await wait(walk.delay(1_000));
    await reachReceipt(other, { ...walk, way: 'card' });
  },
  async (page, walk) => {
    await openLink(page, walk);
    await reachPayment(page, walk);
    const other = await page.context().newPage();
    await openLink(other, walk);
    await reachPayment(other, walk);
    await wait(walk.delay(500));
    await reachReceipt(other, walk);
  },
];

const reloads: readonly Interruption[] = [
  async (page, walk) => {
    await leaveContact(page, walk);
    await continueButton(page).click();
    await wait(walk.delay(500));
    await reload(page);
  },
  async (page, walk) => {
    await prepare(page, walk);
    await reload(page);
  },
  async (page, walk) => {
    await prepare(page, walk);
    await confirmButton(page).click();
    await wait(walk.delay(2_000));
    await reload(page);
  },
  async (page, walk) => {
    await openCode(page, walk);
    await wait(walk.delay(1_000));
    await reload(page);
  },
  async (page, walk) => {
    await openLink(page, walk);
    await reachReceipt(page, walk);
    await reload(page);
  },
];

const back: readonly Interruption[] = [
  async (page, walk) => {
    await prepare(page, walk);
    await goBack(page);
  },
  async (page, walk) => {
    await prepare(page, walk);
    await confirmButton(page).click();
    await wait(walk.delay(1_500));
    await goBack(page);
  },
  async (page, walk) => {
    await openCode(page, walk);
    await wait(walk.delay(1_000));
    await goBack(page);
  },
  async (page, walk) => {
    await openLink(page, walk);
    await reachReceipt(page, walk);
    await goBack(page);
    await wait(walk.delay(1_000));
    await goBack(page);
  },
];

const lostAnswer: readonly Interruption[] = [
  async (page, walk) => {
    await loseAnswer(page, leadCall);
    await leaveContact(page, walk);
    await continueButton(page).click();
  },
  async (page, walk) => {
    await prepare(page, walk);
    await loseAnswer(page, paymentCall);
    await confirmButton(page).click();
  },
  async (page, walk) => {
    await prepare(page, walk);
    await routeOnce(page, paymentCall, (route) => route.abort());
    await confirmButton(page).click();
  },
  async (page, walk) => {
    await prepare(page, walk);
    await loseAnswer(page, paymentCall);
    await confirmButton(page).click();
    await wait(walk.delay(1_500));
    await reload(page);
  },
  async (page, walk) => {
    await prepare(page, walk);
    await confirmButton(page).click();
    await wait(walk.delay(300));
    await page.context().setOffline(true);
    await wait(walk.delay(3_000));
    await page.context().setOffline(false);
  },
];

const changedMind: readonly Interruption[] = [
  async (page, walk) => {
    await prepare(page, walk, 'card');
    await fillPayment(page, 'pix');
    await wait(walk.delay(500));
    await fillPayment(page, 'card');
    await confirmButton(page).click();
  },
  async (page, walk) => {
    await openCode(page, walk);
    await wait(walk.delay(1_000));
    await otherWayButton(page).click();
  },
  async (page, walk) => {
    await openCode(page, walk);
    await wait(walk.delay(1_000));
    await goBack(page);
  },
  async (page, walk) => {
    await openLink(page, walk);
    await reachPayment(page, walk);
    await fillPayment(page, 'card', cards.declined);
    await confirmButton(page).click();
    await page.getByRole('button', { name: 'Pagar com Pix' }).click();
    await fillPayment(page, 'pix');
    await confirmButton(page).click();
    await page.waitForURL(/\/pix\?/);
    await wait(walk.delay(1_000));
    await otherWayButton(page).click();
  },
];

const interruptions: Readonly<Record<Kind, readonly Interruption[]>> = {
  'double click': doubleClick,
  'two tabs': twoTabs,
  reload: reloads,
  back,
  'lost answer': lostAnswer,
  'card changed for Pix and back': changedMind,
};

export async function interrupt(page: Page, walk: Walk): Promise<void> {
  const ofKind = interruptions[walk.kind];
  await ofKind[walk.turn % ofKind.length]?.(page, walk);
}
