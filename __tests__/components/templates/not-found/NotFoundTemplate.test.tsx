import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { renderPlainPage } from '../../../support/renderPlainPage';

test.each(['medcof', 'ms'] as const)(
  '%s leads back to the start of the purchase',
  async (brand) => {
    renderPlainPage(<NotFoundTemplate firstPath="/lead?product=x&f=%20" />, { brand });
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para o início da compra' })).toHaveAttribute(
      'href',
      '/lead?product=x&f=%20',
    );
    expect(await screen.findByRole('contentinfo')).toHaveTextContent('Termos de uso');
  },
);

test('a product without a contact says whom to ask when its first page does not help', () => {
  renderPlainPage(<NotFoundTemplate firstPath="/lead?product=mls" />, { brand: 'neutral' });
  expect(screen.getByRole('main')).toHaveTextContent(/Fale com a pessoa .* que enviou o link/);
});

test('without a product, advises to open the link again, and shows a contact', () => {
  renderPlainPage(<NotFoundTemplate />, { brand: 'wol' });
  expect(screen.queryByRole('link', { name: /início da compra/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Abra o link de novo/);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank');
});

test.each([
  [1, false],
  [2, true],
])('offers to go back with %d pages in the history of the tab: %s', async (pages, isOffered) => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
  const { router } = renderPlainPage(<NotFoundTemplate />, { brand: 'ms' });
  const back = screen.queryByRole('button', { name: 'Voltar à página anterior' });
  expect(back !== null).toBe(isOffered);
  if (back) await userEvent.click(back);
  expect(router.back).toHaveBeenCalledTimes(isOffered ? 1 : 0);
});

test('without an earlier page, the address can be copied for the sender of the link', async () => {
  const user = userEvent.setup();
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  renderPlainPage(<NotFoundTemplate />, { brand: 'ms' });
  await user.click(screen.getByRole('button', { name: 'Copiar o link' }));
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('Link copiado');
  });
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('where copying is not allowed, the address is shown', async () => {
  const user = userEvent.setup();
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  renderPlainPage(<NotFoundTemplate />, { brand: 'ms' });
  await user.click(screen.getByRole('button', { name: 'Copiar o link' }));
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(window.location.href);
  });
});
