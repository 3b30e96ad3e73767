import { screen } from '@testing-library/react';
import { PageFailure } from '@/components/shell/PageFailure';
import { Panes } from '@/components/shell/Panes';
import { renderWithProviders } from '../../support/renderWithProviders';

vi.mock(import('@/components/shell/Panes'), async (load) => {
  const { Panes } = await load();
  return { Panes: vi.fn(Panes) };
});

const expectWayBack = async () => {
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo deu errado nesta página');
  const way = screen.getByRole('link', { name: 'Voltar ao início da compra' });
  expect(way).toHaveAttribute('href', expect.stringMatching(/^\/lead/));
  expect(screen.getAllByRole('main')).toHaveLength(1);
};

test('a page that failed has its frame, help and the way back', async () => {
  renderWithProviders(<PageFailure />);
  await expectWayBack();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Pagamento seguro');
  expect(screen.getByRole('link', { name: /Central de ajuda/ })).toBeVisible();
});

test('where the frame fails too, the way back is left', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(Panes).mockImplementation(() => {
    throw new Error('The header broke');
  });
  renderWithProviders(<PageFailure />);
  await expectWayBack();
  errors.mockRestore();
});
