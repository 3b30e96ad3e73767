import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { PageShell } from '@/components/shell/PageShell';
import { Panes } from '@/components/shell/Panes';
import { ShellHeader } from '@/components/shell/ShellHeader';
import { inStepPanes } from '@/components/shell/StepPanes';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { showToast } from '@/services/toast';
import { renderWithProviders } from '../../support/renderWithProviders';

const paying = (
  <PageShell>
    <Panes pane={null}>
      <h1>content</h1>
    </Panes>
  </PageShell>
);

const step = <PageShell>{inStepPanes(<h1>content</h1>)}</PageShell>;

const arrowLeft = 'M20 12H4m7 7-7-7 7-7';

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
  vi.restoreAllMocks();
});

test.each([
  ['resolveenem', 'Pagamento, etapa 2 de 4'],
  ['medcof', 'Etapa 3 de 3'],
] as const)('the step of the Pix page of %s is announced as: %s', (brand, name) => {
  renderWithProviders(<ShellHeader />, { brand, pathname: '/pix' });
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

describe.each(['medcof', 'ms'] as const)('page shell of %s', (brand) => {
  const name = { medcof: 'MedCof', ms: 'meuSucesso' }[brand];

  it('shows the logo, the step and the company that sells', async () => {
    renderWithProviders(paying, { brand, pathname: '/payment', seller: { name: '' } });
    expect(screen.getByRole('img', { name })).toHaveAttribute('width', '110');
    const step = { medcof: 'Etapa 2 de 3', ms: 'Etapa 3 de 4' }[brand];
    expect(screen.getByRole('img', { name: step })).toBeInTheDocument();
    expect(await screen.findByText('Vendido por Escola de Exemplo Ltda.')).toBeVisible();
    expect(screen.getByText('Pagamento seguro e criptografado')).toBeVisible();
    expect(screen.getByRole('link', { name: /Termos de uso/ })).toHaveAttribute('target', '_blank');
  });

  it('goes back with the back button', async () => {
    const user = userEvent.setup();
    const { router } = renderWithProviders(paying, { brand, pathname: '/payment' });
    const back = screen.getByRole('button', { name: 'Voltar' });
    // An arrow to the left; the word is for screen readers.
    expect(back.firstElementChild?.tagName).toBe('svg');
    expect(back.querySelector('path')).toHaveAttribute('d', arrowLeft);
    await user.click(back);
    const previous = { medcof: '/lead', ms: '/presentation' }[brand];
    expect(router.push).toHaveBeenCalledWith(previous);
  });

  it('has no back button on the first step', async () => {
    renderWithProviders(step, { brand, pathname: '/lead' });
    expect(await screen.findByText(/Ver resumo do pedido/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument();
  });

  it('names the seller of the link, but not the default one', async () => {
    const { unmount } = renderWithProviders(step, {
      brand,
      rawQuery: 'seller=ana',
    });
    expect(await screen.findByText('Atendimento:')).toBeVisible();
    expect(screen.getByText('Ana Souza')).toBeVisible();
    expect(screen.getByText('Vendedor Ana Souza')).toBeVisible();
    unmount();
    renderWithProviders(step, { brand, seller: { name: '' } });
    expect(screen.queryByText('Atendimento:')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Vendedor/)).not.toBeInTheDocument();
  });

  it('says that a seller attends live', async () => {
    const seller = { name: 'Ana Souza', isLiveEnabled: true };
    renderWithProviders(step, { brand, rawQuery: 'seller=ana', seller });
    expect(await screen.findByText('(atende ao vivo)')).toBeVisible();
  });

  it('keeps the banner of the seller, but not the box, while a payment is verified', async () => {
    renderWithProviders(step, {
      brand,
      pathname: '/payment-verification',
      rawQuery: 'seller=ana',
    });
    expect(await screen.findByText('Vendedor Ana Souza')).toBeVisible();
    expect(screen.queryByText('Atendimento:')).not.toBeInTheDocument();
  });
});

test.each([
  ['wol', '/video/upsell', 'locale=pt-MZ&seller=ana', 'link'],
  ['wol', '/payment', 'locale=pt-MZ&seller=ana', 'text-muted'],
  ['wol', '/video/upsell', 'seller=ana', 'text-muted'],
] as const)(
  '%s at %s?%s: the banner of the seller is in %s',
  async (brand, pathname, rawQuery, role) => {
    renderWithProviders(step, { brand, pathname, rawQuery });
    const banner = await screen.findByText('Vendedor Ana Souza');
    expect(getComputedStyle(banner).color).toBe(`var(--color-${role})`);
  },
);

describe('page shell', () => {
  it('covers the page while it loads', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      <PageShell>
        <LoadingButton />
      </PageShell>,
    );
    expect(screen.queryByText('Carregando…')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'wait' }));
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
    });
  });

  it('replaces the page while cookies are off', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    renderWithProviders(<PageShell>content</PageShell>, { rawQuery: 'product=medcof' });
    expect(await screen.findByText('Os cookies do seu navegador estão desativados')).toBeVisible();
    expect(screen.getByText('Ative e tente novamente.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Como ativar os cookies' })).toBeVisible();
    const [ways] = within(screen.getByRole('main')).getAllByRole('list');
    expect(ways?.children).toHaveLength(3);
    // It shows no step and no order: nothing can be bought yet.
    expect(screen.queryByRole('img', { name: /^Etapa/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Resumo do pedido' })).not.toBeInTheDocument();
    expect(screen.getByText('Página de pagamento')).toBeInTheDocument();
    expect(
      screen.getByText('Permita os cookies de localhost e volte a esta página.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    expect(
      screen.getByRole('heading', { name: 'Ou abra o link em outro navegador' }),
    ).toBeVisible();
    // The contacts follow under their own title: nobody else has to be asked.
    const help = screen.getByRole('heading', { name: 'Fale com a gente' }).parentElement;
    expect(within(help ?? document.body).getByRole('link', { name: /Central/ })).toBeVisible();
    expect(screen.queryByText('Ou fale com quem enviou o link.')).toBeNull();
    // To the address of this page, even where it contains an id.
    expect(screen.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('content')).not.toBeInTheDocument();
  });

  it('replaces the page where the browser lets no page set a cookie', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    renderWithProviders(<PageShell>content</PageShell>);
    expect(await screen.findByText('Os cookies do seu navegador estão desativados')).toBeVisible();
  });

  it('leads to whoever sent the link while cookies are off and nobody can be asked', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    renderWithProviders(<PageShell>content</PageShell>, { brand: 'neutral' });
    expect(await screen.findByText('Ou fale com quem enviou o link.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Fale com a gente' })).toBeNull();
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

  it('sets the title and the theme in the head of the document', () => {
    document.head.innerHTML = '<style id="theme">:root{--old:0}</style>';
    renderWithProviders(paying, { brand: 'ms', pathname: '/payment' });
    expect(document.title).toBe('Checkout - meuSucesso');
    expect(document.getElementById('theme')).toHaveTextContent('--color-primary');
    document.head.replaceChildren();
  });

  it('shows the way back when a page cannot be rendered, and logs it as fatal', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
