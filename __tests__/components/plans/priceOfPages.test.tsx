import { getInitialValues } from '@/components/payment/paymentValues';
import { findInstallment, getPartsTotal, getPricedParts } from '@/components/payment/prices';
import { type ChosenPrice, usePriceTexts } from '@/components/plans/usePriceTexts';
import { pricePlan } from '@/commerce/modules/catalogue/pricePlan';
import { registry } from '@/commerce/modules/catalogue/registry';
import type { Plan } from '@/contract/product';
import { productKeys } from '@/services/checkout/productKeys';
import { renderWithProviders } from '../../support/renderWithProviders';

const Price = ({ chosen, plan }: { plan: Plan; chosen?: ChosenPrice }) => (
  <p>{usePriceTexts(plan, chosen).main}</p>
);

/** As a buyer meets it who has changed nothing there. */
function getPaymentPrice(plan: Plan): ChosenPrice {
  const parts = getPricedParts(plan, getInitialValues('credit-card', plan, 'Brasil'));
  return {
    installment: findInstallment(plan, parts[0].installments),
    total: getPartsTotal(parts),
  };
}

it.each(Object.entries(productKeys))(
  '%s costs the same on the lead and on the payment page, whichever plan',
  (_, { business, productCode }) => {
    const product = registry.find(
      (sold) => sold.business === business && sold.code === productCode && sold.operation === 'BR',
    );
    const plans = product?.plans.map((plan) => pricePlan(plan, undefined, undefined).plan) ?? [];
    expect(plans).not.toEqual([]);
    const { container } = renderWithProviders(
      <>
        {plans.map((plan) => (
          <section key={plan.id}>
            <Price plan={plan} />
            <Price plan={plan} chosen={getPaymentPrice(plan)} />
          </section>
        ))}
      </>,
    );
    for (const { children } of container.querySelectorAll('section')) {
      const [lead, payment] = Array.from(children, ({ textContent }) => textContent);
      expect(payment).toBe(lead);
      expect(payment).toMatch(/^(\d+x de )?R\$\s[\d.]+,\d{2}$/);
    }
  },
);
