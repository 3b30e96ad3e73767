import { screen } from '@testing-library/react';
import { PlanPrice } from '@/components/plans/PlanPrice';
import { calculateInstallments } from '@/domain/installments';
import { buildPlan, buildProduct } from '../../support/builders';
import { renderWithProviders } from '../../support/renderWithProviders';

const plan = buildPlan({ amount: 120000, standardAmount: 150000 });
const free = plan.installments.at(-1) ?? null;
const withInterest = free && { ...free, tax: 0.02, totalValue: 132000, value: 11000 };

const show = (chosen?: Parameters<typeof PlanPrice>[0]['chosen'], rawQuery = '') =>
  renderWithProviders(<PlanPrice plan={plan} chosen={chosen} />, { rawQuery }).container;

it('shows the monthly price until something else is chosen', () => {
  expect(show()).toHaveTextContent(
    /^De 12x de R\$ .*12x de R\$ 100,00sem juros.*ou R\$ 1\.200,00 à vista$/,
  );
});

it('shows the total of a single payment, beside the former total', () => {
  expect(show({ installment: null, total: 120000 })).toHaveTextContent(
    /^De R\$ 1\.500,00R\$ 1\.200,00$/,
  );
});

it('shows that the chosen installments bear interest', () => {
  expect(show({ installment: withInterest, total: 132000 })).toHaveTextContent(
    /12x de R\$ 110,00com juros$/,
  );
});

it('does not compare a total with interest to one without', () => {
  expect(show({ installment: null, total: 132000 })).toHaveTextContent(/^R\$ 1\.320,00$/);
});

it('puts the price at once first where every spread costs interest, and says what the longest costs', () => {
  const spread = buildPlan({
    installments: calculateInstallments(120000, 120000, { maximum: 12, tax: 0.0199 }),
  });
  const price = /^R\$ 1\.200,00ou 12x de R\$ 113,40 com juros$/;
  const { container, rerender } = renderWithProviders(<PlanPrice plan={spread} />);
  expect(container).toHaveTextContent(price);
  const [once = null] = spread.installments;
  rerender(<PlanPrice plan={spread} chosen={{ installment: once, total: 120000 }} />);
  expect(container).toHaveTextContent(price);
  rerender(<PlanPrice plan={spread} chosen={{ installment: null, total: 120000 }} />);
  expect(container).toHaveTextContent(/^R\$ 1\.200,00$/);
});

it('says what a trial costs today, and what follows on which day', () => {
  const product = buildProduct({
    plans: [plan],
    trial: { planId: plan.id, days: 7, firstChargeOn: '2026-12-03' },
  });
  expect(renderWithProviders(<PlanPrice plan={plan} />, { product }).container).toHaveTextContent(
    /^R\$ 0,00 hoje12x de R\$ 100,00 a partir de 03\/12\/2026$/,
  );
});

it('names the currency of the charge to a buyer in another country', () => {
  show(undefined, 'flowId=peru');
  expect(screen.getByText('Se cobra en reales (R$)')).toBeVisible();
});
