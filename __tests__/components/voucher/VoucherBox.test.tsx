import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { VoucherBox } from '@/components/voucher/VoucherBox';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { buildPlan } from '../../support/builders';
import { buildCheckoutPage, buildRouter } from '../../support/renderWithProviders';
import { HttpError } from '@/services/http/errors';
import { getProduct } from '@/services/api/product';
import { showPaymentPage } from '../payment/paymentPage';

vi.mock('@/services/api/product');
vi.mock('@/services/http/captcha');

const voucher = { code: 'REVALIDA10', discount: 12000 };
const refused = 'Este cupom não existe ou não vale para este produto.';

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('the voucher field is folded until it is opened, and puts the code into the link', async () => {
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

  test('what a voucher saves is said once, and announced', async () => {
    showPaymentPage({
      brand,
      rawQuery: 'voucher=REVALIDA10',
      product: { voucher, plans: [buildPlan({ amount: 108000 })] },
    });
    const saved = await screen.findByText(/^Você economiza R\$\s120,00$/);
    expect(saved.closest('[role=status]')).toHaveTextContent('Cupom REVALIDA10 aplicado');
    expect(screen.queryByText('Cupom REVALIDA10')).not.toBeInTheDocument();
  });
});

test('what a voucher saves is there before the scripts are', () => {
  const page = buildCheckoutPage({
    pathname: '/payment',
    rawQuery: 'voucher=REVALIDA10',
    product: { voucher, plans: [buildPlan({ amount: 108000 })] },
  });
  document.body.innerHTML = renderToString(
    <RouterContext value={buildRouter() as unknown as NextRouter}>
      <TranslationProvider messages={page.messages}>
        <CheckoutProvider page={page}>
          <VoucherBox />
        </CheckoutProvider>
      </TranslationProvider>
    </RouterContext>,
  );
  expect(screen.getByText(/^Você economiza R\$\s120,00$/)).toBeVisible();
  expect(screen.getByText('Cupom REVALIDA10 aplicado')).toBeVisible();
});

test('a voucher of the link that the service does not know is reported at once', async () => {
  showPaymentPage({ rawQuery: 'voucher=NADA' });
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByLabelText('Cupom de desconto')).toHaveValue('NADA');
});

test.each([
  ['voucher=NADA', true],
  ['', false],
])('the order of a payment with %j is unfolded: %s', async (rawQuery, isOpen) => {
  const { container } = showPaymentPage({ rawQuery });
  await screen.findByRole('button', { name: 'Confirmar pagamento' });
  await waitFor(() => {
    expect(container.querySelector('details')?.open).toBe(isOpen);
  });
});

test('a voucher that lowers another plan than that of the buyer does not count as applied', async () => {
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
] as const)('with %j, a refused voucher says why: %s', async (locale, voucherRefusal, text) => {
  showPaymentPage({ rawQuery: `voucher=X${locale}`, product: { voucherRefusal } });
  expect(await screen.findByText(text)).toBeVisible();
});

describe('a typed code', () => {
  const type = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tenho um cupom' }));
    await userEvent.type(await screen.findByLabelText('Cupom de desconto'), 'REVALIDA10');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  };
  const refuse = (status: number, code: 'captcha_required' | 'rate_limited') => {
    const problem = { type: '', title: '', status, code };
    vi.mocked(getProduct).mockRejectedValueOnce(new HttpError('GET', '/', status, problem));
  };

  test('with a dash between spaces is put into the link as one code', async () => {
    const { router } = showPaymentPage({});
    await userEvent.click(await screen.findByRole('button', { name: 'Tenho um cupom' }));
    await userEvent.type(await screen.findByLabelText('Cupom de desconto'), ' Revalida – 10 ');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledTimes(1);
    });
    expect(router.replace.mock.calls[0]?.[0]).toMatch(/voucher=Revalida(?:\+|%20)10/);
  });

  test('without a captcha stays in the field, and the page says what to do', async () => {
    refuse(403, 'captcha_required');
    const { router } = showPaymentPage({});
    await type();
    expect(await screen.findByText(/vem de uma pessoa.*outro navegador/)).toBeVisible();
    expect(screen.getByLabelText('Cupom de desconto')).toHaveValue('REVALIDA10');
    expect(router.replace).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledTimes(1);
    });
  });

  test('over the rate limit is put into the link all the same, whose page reports it', async () => {
    refuse(429, 'rate_limited');
    const { router } = showPaymentPage({});
    await type();
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledTimes(1);
    });
    expect(getProduct).toHaveBeenLastCalledWith(
      expect.any(String),
      expect.objectContaining({ voucher: 'REVALIDA10' }),
    );
  });

  test('without a connection stays in the field, and the page stays', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { router } = showPaymentPage({});
    await type();
    expect(await screen.findByText(/aguarde um instante e tente novamente/)).toBeVisible();
    expect(screen.getByLabelText('Cupom de desconto')).toHaveValue('REVALIDA10');
    expect(router.replace).not.toHaveBeenCalled();
  });
});

test('a voucher that is removed without a connection stays, and the page with it', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { router } = showPaymentPage({
    rawQuery: 'voucher=REVALIDA10',
    product: { voucher, plans: [buildPlan({ amount: 108000 })] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remover cupom' }));
  expect(await screen.findByText(/aguarde um instante e tente novamente/)).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
});
