import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrderAmounts, OrderSummary } from '@/components/summary/OrderSummary';
import type { Plan } from '@/contract/product';
import { buildPlan, buildProduct } from '../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../support/renderWithProviders';

const reduced = buildPlan({ amount: 102000, standardAmount: 114000 });

interface Shown extends ProvidersOptions {
  plan?: Plan;
  installment?: { id: number; value: number; firstValue?: number; totalValue: number };
}

function show({ installment, plan = reduced, ...options }: Shown = {}) {
  renderWithProviders(
    <OrderSummary
      plan={plan}
      isUnfolded={false}
      installment={
        installment
          ? {
              tax: 0,
              firstValue: installment.value,
              standardValue: installment.value,
              ...installment,
            }
          : null
      }
      total={installment?.totalValue ?? plan.amount}
    />,
    options,
  );
}

const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const value = term.nextElementSibling?.textContent ?? '';
    return `${term.textContent}: ${value.replaceAll('\u00a0', ' ')}`;
  });

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('adds up price, discount and total', () => {
    show({ brand });
    expect(lines()).toEqual([
      'Valor do plano: R$ 1.140,00',
      'Desconto: − R$ 120,00',
      'Total: R$ 1.020,00',
    ]);
  });

  test('has no line for a total that is the price above', () => {
    show({ brand, plan: buildPlan() });
    const order = screen.getByRole('region', { name: 'Resumo do pedido' });
    expect(within(order).getByText(/^R\$\s1\.200,00$/)).toBeInTheDocument();
    expect(screen.queryByRole('term')).toBeNull();
  });

  test('what describes the product is an element of its own, since the plan beside it changes', () => {
    show({ brand });
    const { description } = buildProduct();
    expect(screen.getByText(description).childNodes).toHaveLength(1);
  });

  test('leaves it to the voucher to say what it saves', () => {
    show({ brand, product: { voucher: { code: 'MS120', discount: 12000 } } });
    expect(lines()).toEqual(['Valor do plano: R$ 1.140,00', 'Total: R$ 1.020,00']);
  });

  test('shows the interest and the total', () => {
    show({ brand, installment: { id: 12, value: 9000, totalValue: 108000 } });
    expect(lines()).toEqual(
      expect.arrayContaining(['Juros do parcelamento: R$ 60,00', 'Total: R$ 1.080,00']),
    );
  });
});

test('folds into one line that says what is bought, for how much, and what it cost', async () => {
  show();
  const line = screen.getByText(/Ver resumo do pedido/).closest('summary');
  expect(line).toHaveTextContent(/Plano anual.*De R\$\s1\.140,00.*R\$\s1\.020,00/);
  const fold = line?.closest('details');
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText(/Ver resumo do pedido/));
  expect(fold).toHaveAttribute('open');
  expect(screen.getByRole('region', { name: 'Resumo do pedido' })).toBeInTheDocument();
});

describe('the lines add up with', () => {
  const installment = { id: 12, value: 10000, firstValue: 10000, standardValue: 10000, tax: 0 };

  test.each([
    ['the plain price', buildPlan(), null, { subtotal: 120000, discount: 0, interest: 0 }],
    [
      'a voucher takes off',
      buildPlan({ amount: 102000, standardAmount: 114000 }),
      null,
      { subtotal: 114000, discount: 12000, interest: 0 },
    ],
    [
      'interest adds',
      buildPlan(),
      { ...installment, tax: 0.02, totalValue: 130000 },
      { subtotal: 120000, discount: 0, interest: 10000 },
    ],
    [
      'both',
      buildPlan({ amount: 102000, standardAmount: 114000 }),
      { ...installment, tax: 0.02, totalValue: 110000 },
      { subtotal: 114000, discount: 12000, interest: 8000 },
    ],
  ])('%s', (_, ordered, spread, amounts) => {
    const total = spread?.totalValue ?? ordered.amount;
    const result = getOrderAmounts(ordered, total);
    expect(result).toEqual(amounts);
    expect(result.subtotal - result.discount + result.interest).toBe(total);
  });
});
