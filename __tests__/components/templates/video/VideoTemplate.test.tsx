import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoTemplate } from '@/components/templates/video/VideoTemplate';
import { buildStep } from '../../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

const video = {
  src: '/media/demo.mp4',
  poster: '/brands/wol/poster.svg',
  captions: '/media/demo.pt.vtt',
  headline: 'Fale inglês no seu ritmo',
};
const flowWith = (props: { video?: typeof video }) => ({
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'video' }),
    buildStep({ id: 'video', templateId: 'video', defaultNextStepId: 'main-payment', props }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
});
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<VideoTemplate />, {
    pathname: '/video',
    rawQuery: 'product=x',
    flow: flowWith({ video }),
    stored: { dataLead },
    ...options,
  });

const player = () => screen.getByLabelText<HTMLVideoElement>('Vídeo: Fale inglês no seu ritmo');

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('shows the video with captions, does not start it, and continues', async () => {
    const { router } = show({ brand });
    expect(screen.getByRole('heading', { level: 1, name: video.headline })).toHaveFocus();
    expect(player()).not.toHaveAttribute('controls');
    expect(player()).toHaveAttribute('preload', 'metadata');
    expect(player()).not.toHaveAttribute('autoplay');
    expect(player()).toHaveAttribute('poster', video.poster);
    const track = player().querySelector('track');
    expect(track).toHaveAttribute('kind', 'captions');
    expect(track).toHaveAttribute('src', video.captions);
    expect(track).toHaveAttribute('srclang', 'pt-BR');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(router.push).toHaveBeenCalledWith('/payment?product=x');
  });
});

test('where data is saved, nothing of the video loads before the first press', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  show({ isSavingData: true });
  expect(player()).toHaveAttribute('preload', 'none');
  expect(player()).toHaveAttribute('poster', video.poster);
  await userEvent.click(screen.getByRole('button', { name: 'Assistir ao vídeo' }));
  expect(play).toHaveBeenCalledTimes(1);
  play.mockRestore();
});

test('starts with the first press, and has its controls from then on', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  show();
  Object.defineProperty(player(), 'duration', { value: 75.4 });
  fireEvent.loadedMetadata(player());
  await userEvent.click(screen.getByRole('button', { name: 'Assistir ao vídeo (01:15)' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(player()).toHaveAttribute('controls');
  expect(screen.queryByRole('button', { name: /Assistir/ })).not.toBeInTheDocument();
});

test('says when the video cannot be loaded, and tries again', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  show();
  fireEvent.error(player());
  expect(screen.getByRole('status')).toHaveTextContent('Você pode continuar sem ele.');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar carregar novamente' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Não foi possível carregar/)).not.toBeInTheDocument();
});

test('a step without a video can still be continued', () => {
  show({ flow: flowWith({}), product: { name: 'Curso' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Curso' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
});

test('a buyer without a lead is sent back', async () => {
  const { router } = show({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/lead?product=x');
  });
});
