import { Health } from '@/contract/health';
import { buildPath, paths } from '@/contract/paths';
import { type Installment, type Plan, ProductV2 } from '@/contract/product';
import { PlanProduct } from '@/contract/planProduct';
import { ProductConfig } from '@/contract/productConfig';
import { Seller } from '@/contract/seller';
import { Tickets } from '@/contract/ticket';
import { isWalkable } from '@/services/checkout/walkedFlow';
import { Breach, needed } from './checks';
import { type ContractTest, mark } from './ContractTest';
import { expectAnswer, expectAnswerIfAny, expectProblem, expectSame } from './expectations';

const nothing = `${mark}-nothing`;

export async function checkCatalogue({ check, service, subject }: ContractTest): Promise<{
  config: ProductConfig | undefined;
  product: ProductV2 | undefined;
}> {
  const { business, productCode: code, seller } = subject;
  const operation = 'BR';
  const askConfig = (asked: string) =>
    service.send({
      path: buildPath(paths.productConfig, { code: asked }),
      query: { business, operation },
    });
  const askProduct = (query: Record<string, string> = {}, asked = code) =>
    service.send({
      path: buildPath(paths.productV2, { code: asked }),
      query: { business, operation, locale: 'pt-BR', ...query },
    });

  await check('readiness says how the service is', async () => {
    const answer = await service.send({ path: paths.readiness });
    if (answer.status === 503) return expectAnswer(answer, 503, Health);
    return expectAnswerIfAny(answer, Health, 'the readiness of web calls the API unavailable');
  });

  const config = await check('the config of the product is as the contract says', async () =>
    expectAnswer(await askConfig(code), 200, ProductConfig),
  );
  await check('every step of every flow leads on', () => {
    needed(config, 'config').checkoutFlow.forEach(expectSoundFlow);
  });
  await check('no step of a flow tells a voucher', () => {
    needed(config, 'config').checkoutFlow.forEach(expectNoVoucher);
  });
  await check('the config of an unknown product is 404', async () =>
    expectProblem(await askConfig(nothing), 404, 'not_found'),
  );

  const product = await check('the product is priced as the contract says', async () => {
    const answer = expectAnswer(await askProduct(), 200, ProductV2);
    expectSame('The code of the product', answer.code, code);
    expectSame('The business of the product', answer.business, business);
    return answer;
  });
  await check('the installments of every plan add up', () => {
    needed(product, 'product').plans.forEach(expectSoundPlan);
  });
  await check('a plan can be asked for alone', async () => {
    const id = needed(product?.plans.at(-1), 'plan').id;
    const { plans } = expectAnswer(await askProduct({ planId: id }), 200, ProductV2);
    expectSame('What the product has with planId', plans.map((plan) => plan.id).join(), id);
  });
  await check('an unknown product is 404', async () =>
    expectProblem(await askProduct({}, nothing), 404, 'not_found'),
  );
  await check('an unknown offer is 404', async () =>
    expectProblem(await askProduct({ offer: nothing }), 404, 'not_found'),
  );
  await check('an unknown voucher takes nothing off', async () => {
    const { plans, voucher } = expectAnswer(await askProduct({ voucher: nothing }), 200, ProductV2);
    expectSame('The voucher', voucher, null);
    const [plan] = plans;
    const known = needed(product, 'product').plans.find(({ id }) => id === plan?.id);
    expectSame('The price', plan?.amount, known?.amount);
  });

  await check('a plan leads to its product', async () => {
    const planId = needed(product?.plans[0], 'plan').id;
    const answer = await service.send({ path: buildPath(paths.planProduct, { planId }) });
    const found = expectAnswer(answer, 200, PlanProduct);
    expectSame('The product of the plan', `${found.business}/${found.code}`, `${business}/${code}`);
  });
  await check('an unknown plan leads to none: 404', async () =>
    expectProblem(
      await service.send({ path: buildPath(paths.planProduct, { planId: nothing }) }),
      404,
      'not_found',
    ),
  );

  const askSeller = (asked: string) =>
    service.send({
      path: buildPath(paths.seller, { source: mark }),
      query: { seller: asked, operation, product: code },
    });
  await check(`the seller ${seller} attends the sale`, async () =>
    expectAnswer(await askSeller(seller), 200, Seller),
  );
  await check('an unknown seller is 404', async () =>
    expectProblem(await askSeller(nothing), 404, 'not_found'),
  );
  await check('the events of the product are as the contract says', async () =>
    expectAnswerIfAny(
      await service.send({ path: buildPath(paths.productTickets, { code }), query: { business } }),
      Tickets,
      'the receipt lists no events',
    ),
  );
  return { config, product };
}

function expectSoundFlow(flow: ProductConfig['checkoutFlow'][number]): void {
  const ids = flow.steps.map(({ id }) => id);
  const lost = flow.steps.find(
    ({ defaultNextStepId: next }) => next !== null && !ids.includes(next),
  );
  if (lost)
    throw new Breach(
      `In flow ${flow.id} the step ${lost.id} leads to ${String(lost.defaultNextStepId)}, which is none`,
    );
  if (!isWalkable(flow)) throw new Breach(`In flow ${flow.id} a step before the end leads nowhere`);
}

/** Every page of the product would reveal the code in its HTML. */
function expectNoVoucher({ id, steps }: ProductConfig['checkoutFlow'][number]): void {
  const telling = steps.find(({ props }) => 'voucher' in props);
  if (telling) throw new Breach(`In flow ${id} the step ${telling.id} tells its voucher`);
}

const addUp = ({ firstValue, id, totalValue, value }: Installment) =>
  firstValue + value * (id - 1) === totalValue;

function expectSoundPlan({ id, installments }: Plan): void {
  const wrong = installments.find((installment) => !addUp(installment));
  if (wrong)
    throw new Breach(`Of plan ${id} the ${wrong.id} installments do not add up to totalValue`);
}
