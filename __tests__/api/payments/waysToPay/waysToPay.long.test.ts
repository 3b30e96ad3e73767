import { paymentMethods } from '@/contract/enumerations';
import {
  mozambicanKeys,
  type ProductKey,
  productKeyList,
  productKeys,
} from '@/services/checkout/productKeys';
import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { describeLinkRow, linkRows } from './linkRows';
import { listOffers, type Market } from './offers';
import { describeRow, rows } from './rows';
import { countLedger, startWalkedSystem } from './settle';
import { expectReceipt, readToken, walk } from './walk';
import { openPages, walkLink } from './walkLink';
import { arriveAtPayment } from './walkRow';

let system: SandboxSystem;
let seed = 4_000;

beforeAll(async () => {
  system = await startWalkedSystem();
  openPages(system);
});
afterAll(() => system.stop());

describe('each method, language and operation', () => {
  test.each(rows.map((row) => [describeRow(row), row] as const))('%s', (_, row) =>
    walk(system, row),
  );
});

describe('each kind of payment link, with each of its methods', () => {
  test.each(linkRows.map((row, index) => [describeLinkRow(row), row, index] as const))(
    '%s',
    (_, row, index) => walkLink(system, row, index),
  );
});

/** Pays for a product in each way that its page offers. @returns the number of ways */
async function payInEveryWay(key: ProductKey, market: Market): Promise<number> {
  const { business, productCode } = productKeys[key];
  let count = 0;
  for (const method of paymentMethods) {
    const offers = await listOffers(system.app, market, method);
    const offer = offers.find(
      ({ isOffered, product }) =>
        isOffered && product.business === business && product.code === productCode,
    );
    if (!offer?.flow) continue;
    const { pay, plan } = await arriveAtPayment(system, {
      row: { method, payer: 'person' },
      offer: { ...offer, flow: offer.flow },
      seed: (seed += 1),
      // Where a code must be confirmed, it is sent only to phones of the country of the sale.
      phoneCountry: market.operation,
    });
    const before = await countLedger(system);
    await expectReceipt(system, readToken(await pay()), { before, plan });
    count += 1;
  }
  return count;
}

// A language other than Brazil's: the form must ask for everything that is required in it too.
test.each(productKeyList)(
  '%s in es-PE: each way to pay that its page offers is paid',
  async (key) => {
    const count = await payInEveryWay(key, { locale: 'es-PE', operation: 'BR' });
    expect(count).toBeGreaterThanOrEqual(2);
  },
);

test.each(mozambicanKeys)(
  '%s in pt-MZ: each way to pay that its page offers is paid',
  async (key) => {
    const count = await payInEveryWay(key, { locale: 'pt-MZ', operation: 'MZ' });
    expect(count).toBe(key === 'vc' ? 2 : 1);
  },
);
