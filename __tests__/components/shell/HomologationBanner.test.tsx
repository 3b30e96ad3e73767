import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageShell } from '@/components/shell/PageShell';
import { runInHomologation } from '@/services/http/apiUrl.server';
import { leaveHomologation } from '@/services/checkout/homologation';
import { renderWithProviders, type ProvidersOptions } from '../../support/renderWithProviders';

vi.mock('@/services/checkout/homologation');

const show = (isOn: boolean, options: ProvidersOptions = {}) =>
  runInHomologation(isOn, () => renderWithProviders(<PageShell>content</PageShell>, options));

it.each([
  ['medcof', '', 'Homologação', 'Sair da homologação'],
  ['ms', 'locale=pt-MZ', 'Homologação', 'Sair da homologação'],
  ['wol', 'flowId=peru', 'Homologación', 'Salir de la homologación'],
] as const)('%s with %j says %s and closes', async (brand, rawQuery, title, close) => {
  const user = userEvent.setup();
  const { page } = show(true, { brand, rawQuery });
  expect(await screen.findByRole('complementary', { name: title })).toHaveTextContent(title);
  expect(page.environment).toBe('homolog');
  expect(page.brand.links.domain).toMatch(/^homolog\./);
  await user.click(screen.getByRole('button', { name: close }));
  await waitFor(() => {
    expect(leaveHomologation).toHaveBeenCalledWith(window.location);
  });
});

it('is not shown without homologation', () => {
  const { page } = show(false);
  expect(screen.queryByRole('complementary', { name: 'Homologação' })).not.toBeInTheDocument();
  expect(page.isHomologation).toBe(false);
});

it('names the theme, and links to each flow of the product with the query of the page', async () => {
  show(true, { brand: 'ms', rawQuery: 'product=ms&seller=ana&flowId=default' });
  const banner = await screen.findByRole('complementary', { name: 'Homologação' });
  expect(banner).toHaveTextContent('Visual: meuSucesso, escuro');
  expect(within(banner).getByTitle('legacyTheme: ms$dark, environment: homolog')).toBeVisible();
  expect(banner).toHaveTextContent('Fluxo: Padrão');
  await userEvent.click(within(banner).getByText('Fluxo:'));
  const flow = within(banner).getByRole('link', { name: 'Padrão' });
  expect(flow).toHaveAttribute('href', '/lead?product=ms&seller=ana&flowId=default');
  expect(flow).toHaveAttribute('aria-current', 'true');
});

it('names the theme of the product, where the page shows another', async () => {
  show(true, { brand: 'ms', mode: 'light' });
  const banner = await screen.findByRole('complementary', { name: 'Homologação' });
  expect(within(banner).getByText(/meuSucesso, claro/)).toHaveAttribute(
    'title',
    'legacyTheme: ms$light, mainProductTheme: ms$dark, environment: homolog',
  );
});

it('lists the unconfirmed values of brand and product', async () => {
  show(true, { guesses: ['faqLink', 'legalName'] });
  const banner = await screen.findByRole('complementary', { name: 'Homologação' });
  expect(banner).toHaveTextContent('A confirmar antes da produção: faqLink, legalName');
});
