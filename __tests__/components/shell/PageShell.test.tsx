import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { PageShell } from '@/components/shell/PageShell';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { showToast } from '@/services/toast';
import { renderWithProviders } from '../../support/renderWithProviders';

function LoadingButton() {
  const { setLoading } = useNavigation();
  return (
    <button
      onClick={() => {
        setLoading(true);
      }}
    >
      wait
    </button>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(['medcof', 'ms'] as const)('page shell of %s', (brand) => {
  const name = { medcof: 'MedCof', ms: 'meuSucesso' }[brand];

  it('shows the logo, the step and who sells', () => {
    renderWithProviders(
      <PageShell>
        <h1>content</h1>
      </PageShell>,
      { brand, pathname: '/payment' },
    );
    expect(screen.getByRole('img', { name })).toHaveAttribute('width', '110');
    const step = { medcof: 'Etapa 2 de 3', ms: 'Etapa 3 de 4' }[brand];
    expect(screen.getByRole('img', { name: step })).toBeInTheDocument();
    expect(screen.getByText('Vendido por Escola de Exemplo Ltda.')).toBeVisible();
    expect(screen.getByText('Pagamento seguro')).toBeVisible();
    expect(screen.getByRole('link', { name: /Termos de uso/ })).toHaveAttribute('target', '_blank');
  });

  it('goes back where a back button belongs', async () => {
    const user = userEvent.setup();
    const { router } = renderWithProviders(<PageShell>content</PageShell>, {
      brand,
      pathname: '/payment',
    });
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    const previous = { medcof: '/lead', ms: '/presentation' }[brand];
    expect(router.push).toHaveBeenCalledWith(previous);
  });

  it('has no back button on the first step', () => {
    renderWithProviders(<PageShell>content</PageShell>, { brand, pathname: '/lead' });
    expect(screen.queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument();
  });

  it('names the seller of the link, but not the default one', async () => {
    const { unmount } = renderWithProviders(<PageShell>content</PageShell>, {
      brand,
      rawQuery: 'seller=ana',
    });
    expect(await screen.findByText('Atendimento:')).toBeVisible();
    expect(screen.getByText('Ana Souza')).toBeVisible();
    expect(screen.getByText('Vendedor Ana Souza')).toBeVisible();
    unmount();
    renderWithProviders(<PageShell>content</PageShell>, { brand });
    expect(screen.queryByText('Atendimento:')).not.toBeInTheDocument();
  });
});

describe('page shell', () => {
  it('covers the page while it waits', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      <PageShell>
        <LoadingButton />
      </PageShell>,
    );
    expect(screen.queryByText('Carregando…')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'wait' }));
    expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  });

  it('replaces the page while cookies are off', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    renderWithProviders(<PageShell>content</PageShell>, { rawQuery: 'product=medcof' });
    expect(await screen.findByText('Os cookies do seu navegador estão desativados')).toBeVisible();
    expect(screen.getByText('Ative e tente novamente.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute(
      'href',
      '/lead?product=medcof',
    );
    expect(screen.queryByText('content')).not.toBeInTheDocument();
  });

  it('shows a toast, even one from before the page was rendered', async () => {
    showToast({ kind: 'success', text: 'Tudo guardado' });
    renderWithProviders(<PageShell>content</PageShell>);
    expect(await screen.findByText('Tudo guardado')).toBeInTheDocument();
    act(() => {
      showToast({ kind: 'error', text: 'Sem conexão' });
    });
    expect(await screen.findByText('Sem conexão')).toBeInTheDocument();
  });

  it('keeps the way back when a page cannot be rendered, and logs it as fatal', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw new Error('broken');
    }
    renderWithProviders(
      <PageErrorBoundary pathname="/lead">
        <Broken />
      </PageErrorBoundary>,
      { rawQuery: 'product=medcof' },
    );
    const back = await screen.findByRole('link', { name: 'Voltar ao início da compra' });
    expect(back).toHaveAttribute('href', '/lead?product=medcof');
    expect(screen.getByRole('link', { name: /Precisa de ajuda/ })).toHaveAttribute(
      'href',
      'https://medcof.com.br/ajuda',
    );
    await waitFor(() => {
      expect(log).toHaveBeenCalledWith(expect.stringContaining('[fatal]'), expect.anything());
    });
    log.mockClear();
  });
});
