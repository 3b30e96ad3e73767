import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlan } from '../../support/builders';
import { showPaymentPage } from '../payment/paymentPage';

const voucher = { code: 'REVALIDA10', discount: 12000 };
const refused = 'Este cupom não existe ou não vale para este produto.';

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('a voucher is folded until it is asked for, then put into the link', async () => {
    const { router } = showPaymentPage({ brand, rawQuery: 'seller=ana' });
    await userEvent.click(await screen.findByRole('button', { name: 'Tenho um cupom' }));
    await userEvent.type(await screen.findByLabelText('Cupom de desconto'), 'REVALIDA10');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith(
        '/payment?seller=ana&voucher=REVALIDA10',
        undefined,
        { scroll: false },
      );
    });
  });

  test('what it saves stands in the order and under it', async () => {
    showPaymentPage({
      brand,
      rawQuery: 'voucher=REVALIDA10',
      product: { voucher, plans: [buildPlan({ amount: 108000 })] },
    });
    expect(
      await screen.findByText(/Cupom REVALIDA10 aplicado: você economiza R\$\s120,00/),
    ).toBeVisible();
    expect(screen.getByText('Você economiza').nextElementSibling).toHaveTextContent(/120,00/);
  });
});

test('one that the link brings and the service does not know is said at once', async () => {
  showPaymentPage({ rawQuery: 'voucher=NADA' });
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByLabelText('Cupom de desconto')).toHaveValue('NADA');
});

test("one that lowers another plan than the buyer's does not count as applied", async () => {
  showPaymentPage({ rawQuery: 'voucher=REVALIDA10', product: { voucher } });
  expect(await screen.findByText(refused)).toBeVisible();
});

test.each([
  ['', 'over', 'Este cupom já venceu.'],
  ['', 'not_yet', 'Este cupom ainda não começou a valer.'],
  ['', 'exhausted', 'Este cupom já foi usado o máximo de vezes.'],
  ['', 'used', 'Você já usou este cupom.'],
  ['', 'not_for_you', 'Este cupom não vale para esta compra.'],
  ['&locale=es-PE', 'over', 'Este cupón ya venció.'],
  ['&locale=pt-MZ', 'over', 'Este cupão já expirou.'],
] as const)('with %j, one that is refused says why: %s', async (locale, voucherRefusal, text) => {
  showPaymentPage({ rawQuery: `voucher=X${locale}`, product: { voucherRefusal } });
  expect(await screen.findByText(text)).toBeVisible();
});
