import { randomUUID } from 'node:crypto';
import { importJWK } from 'jose';
import { paths } from '@/contract/paths';
import { PaymentResponse } from '@/contract/payment';
import { ServedCardKey } from '@/contract/cardKey';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { encryptCard } from '@/services/cardEncryption';
import { cards, createCard } from '@/testing/cards';
import { parts } from '@/testing/requests';
import { Breach, needed, Untried } from './checks';
import type { Catalogue, ContractTest } from './ContractTest';
import { expectAnswer, expectProblem } from './expectations';
import { choosePlan, createPurchase, pay } from './purchase';

const card = { ...createCard(cards.approved), holderName: 'TESTE DE CONTRATO' };

/** In bits; a shorter key is no longer considered safe (NIST SP 800-57). */
const safeKey = 2048;

export async function checkCard(test: ContractTest, catalogue: Catalogue): Promise<void> {
  const { check, sendsCards, service } = test;
  const key = await check('the key for cards is as the contract says', async () => {
    const found = expectAnswer(await service.send({ path: paths.cardKey }), 200, ServedCardKey);
    await importJWK({ ...found }, found.alg).catch(() => {
      throw new Breach(`GET ${paths.cardKey} answered no RSA key`);
    });
    const bits = Buffer.from(found.n, 'base64url').length * 8;
    if (bits < safeKey) throw new Breach(`The key has ${bits} bits instead of ${safeKey}`);
    return found;
  });
  const requireCards = () => {
    if (!sendsCards) throw new Untried('cards are sent to this machine alone, or with --cards');
  };
  const createCardPurchase = async () => {
    const plan = choosePlan(catalogue, 'credit-card');
    const amount = plan.installments.find(({ id }) => id === 1)?.totalValue ?? plan.amount;
    const purchase = await createPurchase(test, catalogue, plan, parts.card(amount));
    const withCard = (encryptedCard: string): PaymentRequest => ({
      ...purchase,
      paymentMethods: [parts.card(amount, 1, encryptedCard)],
    });
    return { lead: purchase.sfLeadId, withCard };
  };
  await check('a card in clear is refused: 400', async () => {
    requireCards();
    const { withCard } = await createCardPurchase();
    const answer = await pay(test, withCard(card.number), randomUUID());
    expectProblem(answer, 400, 'clear_card_data', 'invalid_request');
  });
  await check('a card that was encrypted for another attempt is refused: 422', async () => {
    requireCards();
    const { lead, withCard } = await createCardPurchase();
    const purpose = { lead, attempt: randomUUID() };
    const encryptedCard = await encryptCard(card, needed(key, 'key'), purpose);
    const answer = await pay(test, withCard(encryptedCard), randomUUID());
    expectProblem(answer, 422, 'encrypted_card_mismatch');
  });
  await check('an encrypted card is paid with, or declined with a reason', async () => {
    requireCards();
    const { lead, withCard } = await createCardPurchase();
    const attempt = randomUUID();
    const encryptedCard = await encryptCard(card, needed(key, 'key'), { lead, attempt });
    const answer = await pay(test, withCard(encryptedCard), attempt);
    if (answer.status === 402) {
      const { reason } = expectProblem(answer, 402, 'payment_declined');
      if (reason === undefined) throw new Breach(`${answer.call} declined without a reason`);
      return;
    }
    const { route } = expectAnswer(answer, 201, PaymentResponse);
    if (route === 'pix') throw new Breach(`${answer.call} sends who paid by card to a Pix code`);
  });
}
