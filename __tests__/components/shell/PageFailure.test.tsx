import { screen } from '@testing-library/react';
import { PageFailure } from '@/components/shell/PageFailure';
import { Panes } from '@/components/shell/Panes';
import { logger } from '@/services/logger';
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

describe('where the frame fails too', () => {
  const failFrame = (error: Error) => {
    vi.mocked(Panes).mockImplementation(() => {
      throw error;
    });
  };

  const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let errors: ReturnType<typeof muteErrors>;

  beforeEach(() => {
    errors = muteErrors();
  });

  afterEach(() => {
    errors.mockRestore();
  });

  test('the way back is left, and its error is logged', async () => {
    const fatal = vi.spyOn(logger, 'fatal').mockReturnValue();
    const error = new Error('The header broke');
    failFrame(error);
    renderWithProviders(<PageFailure />);
    await expectWayBack();
    expect(fatal).toHaveBeenCalledWith(expect.any(String), { error });
    fatal.mockRestore();
  });
});
