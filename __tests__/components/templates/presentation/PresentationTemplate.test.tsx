import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PresentationTemplate } from '@/components/templates/presentation/PresentationTemplate';
import { buildPlan } from '../../../support/builders';
import { renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/product');
vi.mock('@/services/http/captcha');

const dataLead = {
  leadId: 'l1',
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};
const options = { brand: 'ms', pathname: '/presentation', stored: { dataLead } } as const;

describe('presentation', () => {
  it('says what the product is and what it costs, and continues', async () => {
    const user = userEvent.setup();
    const { router } = renderWithProviders(<PresentationTemplate />, {
      ...options,
      rawQuery: 'product=ms',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Aprenda com quem fez' })).toHaveFocus();
    expect(screen.getByText('Certificado')).toBeVisible();
    // Beside the button of a phone; from 1024 px on the pane says it (OfferPane.test.tsx).
    expect(screen.getByText('12x de R$ 100,00')).toBeVisible();
    expect(screen.getByText(/Garantia de 7 dias/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quero começar' }));
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/payment?product=ms');
    });
  });

  it('shows the description and the benefits of the plan itself', () => {
    const own = { description: 'Estudos de caso por 1 mês', benefits: ['Estudos de caso'] };
    renderWithProviders(<PresentationTemplate />, {
      ...options,
      product: { plans: [buildPlan(own)] },
    });
    expect(screen.getByText(own.description)).toBeVisible();
    expect(screen.getByText('Estudos de caso')).toBeVisible();
    expect(screen.queryByText('Certificado')).not.toBeInTheDocument();
  });

  it('puts a voucher into the link', async () => {
    const user = userEvent.setup();
    const { router } = renderWithProviders(<PresentationTemplate />, {
      ...options,
      rawQuery: 'product=ms&x=%20',
    });
    const offer = screen.getByRole('button', { name: 'Quero começar' });
    const ask = screen.getByRole('button', { name: 'Tenho um cupom' });
    expect(offer.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(ask);
    expect(await screen.findByLabelText('Cupom de desconto')).toHaveFocus();
    await user.type(screen.getByLabelText('Cupom de desconto'), ' MS120 ');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith(
        '/presentation?product=ms&x=%20&voucher=MS120',
        undefined,
        { scroll: false },
      );
    });
  });

  it('shows what a voucher saves and takes it off again', async () => {
    const user = userEvent.setup();
    const { router } = renderWithProviders(<PresentationTemplate />, {
      ...options,
      rawQuery: 'product=ms&voucher=MS120',
      product: {
        voucher: { code: 'MS120', discount: 12000 },
        plans: [buildPlan({ amount: 108000, standardAmount: 120000 })],
      },
    });
    expect(screen.getByText(/^Você economiza R\$\s120,00$/)).toBeVisible();
    expect(screen.getByText(/^De 12x de R\$\s100,00$/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remover cupom' }));
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/presentation?product=ms', undefined, {
        scroll: false,
      });
    });
  });

  it('says that a voucher is not valid and keeps it to be corrected', async () => {
    const user = userEvent.setup();
    renderWithProviders(<PresentationTemplate />, { ...options, rawQuery: 'voucher=NADA' });
    const refused = 'Este cupom não existe ou não vale para este produto.';
    expect(await screen.findByText(refused)).toBeVisible();
    await user.click(screen.getByLabelText('Cupom de desconto'));
    await user.tab();
    expect(screen.getByText(refused)).toBeVisible();
    await user.type(screen.getByLabelText('Cupom de desconto'), '1');
    expect(screen.getByLabelText('Cupom de desconto')).toHaveValue('NADA1');
    await waitFor(() => {
      expect(screen.queryByText(refused)).not.toBeInTheDocument();
    });
  });

  it('does not offer to remove a voucher that comes with the flow', () => {
    renderWithProviders(<PresentationTemplate />, {
      ...options,
      product: {
        voucher: { code: 'MS120', discount: 12000 },
        plans: [buildPlan({ amount: 108000, standardAmount: 120000 })],
      },
    });
    expect(screen.getByText(/Cupom MS120 aplicado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remover cupom' })).not.toBeInTheDocument();
  });

  it('takes a buyer without a lead to the first step', async () => {
    const { router } = renderWithProviders(<PresentationTemplate />, {
      brand: 'ms',
      pathname: '/presentation',
      rawQuery: 'product=ms',
    });
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/lead?product=ms');
    });
  });
});
