import { cards } from '@/testing/cards';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createCardPart } from '../buyers';
import { inParallel } from '../inParallel';
import { countMoney, settle } from '../checker';
import { createOrders, payPatiently } from '../orders';
import { createFigure, createTimingFigure, type Scenario, takeShare } from '../Scenario';

const purchaseCount = 200;
const triesPerPurchase = 8;
const purchasesAtOnce = 8;

export const purchases: Scenario = {
  name: 'purchases',
  async run(system, share) {
    const orders = await createOrders(system, takeShare(purchaseCount, share), ['card']);
    const declined = createCardPart(cards.declined);
    const tries = await inParallel(orders, purchasesAtOnce, async (order) => {
      // The purchase exists before the race: creating it would already serialize the tries.
      await payPatiently(system, {
        ...order,
        request: createPaymentRequest(order.buyer, sales.ms, [declined]),
      });
      return Promise.all(
        Array.from({ length: triesPerPurchase }, () => payPatiently(system, order)),
      );
    });
    const books = await settle(system);
    const money = countMoney(books.ledger);
    // The system may have sold to others before.
    const leadIds = new Set(orders.map(({ buyer }) => buyer.leadId));
    const captured = books.parts.filter(
      ({ leadId, reference }) => leadIds.has(leadId) && money.get(reference)?.captured === 1,
    );
    const paid = new Set(captured.map(({ purchaseId }) => purchaseId));
    const answers = tries.flat();
    const first = answers.filter(({ isFirst }) => isFirst);
    const known = answers.filter(({ status }) => status === 201 || status === 409);
    return [
      createFigure('purchases captured', orders.length, paid.size),
      createFigure('tries answered 201 or 409', answers.length, known.length),
      createTimingFigure('tries answered at the first time', answers.length, first.length),
    ];
  },
};
