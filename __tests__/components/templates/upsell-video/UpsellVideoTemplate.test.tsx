import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpsellVideoTemplate } from '@/components/templates/upsell-video/UpsellVideoTemplate';
import type { FlowStep } from '@/contract/productConfig';
import { getProduct } from '@/services/api/product';
import { buildPlan, buildProduct, buildStep } from '../../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

vi.mock('@/services/api/product', { spy: true });

const video = {
  src: '/media/demo.mp4',
  poster: '/brands/wol/poster.svg',
  captions: '/media/demo.pt.vtt',
  headline: 'Leve o inglês para a conversa',
};
const presentation = {
  headline: 'Aulas ao vivo',
  benefits: ['Turmas pequenas', 'Todos os dias'],
  guaranteeDays: 7,
};
const flowWith = (props: FlowStep['props']) => ({
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'main-success' }),
    buildStep({ id: 'main-success', templateId: 'success', defaultNextStepId: 'upsell-video' }),
    buildStep({
      id: 'upsell-video',
      templateId: 'upsell-video',
      defaultNextStepId: 'upsell-payment',
      props,
    }),
    buildStep({ id: 'upsell-payment', templateId: 'upsell-payment' }),
  ],
});
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };

beforeEach(() => {
  vi.mocked(getProduct).mockResolvedValue(buildProduct());
});

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<UpsellVideoTemplate />, {
    pathname: '/video/upsell',
    rawQuery: 'product=x',
    flow: flowWith({ video, presentation }),
    stored: { dataLead, purchaseToken: 'token-of-a-payment-1' },
    ...options,
  });

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('shows the offer, and leads to its payment', async () => {
    const { router } = show({ brand });
    expect(screen.getByRole('heading', { level: 1, name: video.headline })).toBeVisible();
    expect(screen.getByLabelText(`Vídeo: ${video.headline}`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Aulas ao vivo' })).toBeVisible();
    expect(screen.getByText('Turmas pequenas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quero aproveitar a oferta' }));
    expect(router.push).toHaveBeenCalledWith('/payment/upsell?product=x');
  });
});

test('an offer can be refused', async () => {
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Não, muito obrigado' }));
  expect(router.push).toHaveBeenCalledWith('/success?product=x');
});

const keepPrice = () => {
  vi.mocked(getProduct).mockReturnValue(new Promise(() => undefined));
};

test('the bar has the price with its terms: on a phone nothing else does', () => {
  keepPrice();
  const plan = buildPlan({ amount: 120000, standardAmount: 120000 });
  show({ product: { plans: [plan] } });
  expect(document.querySelector('[data-bar] p')).toHaveTextContent(
    /^12x de R\$\s100,00sem juros, ou R\$\s1\.200,00$/,
  );
});

test('an offer without a video is described in text', () => {
  keepPrice();
  const { container } = show({ flow: flowWith({ presentation }) });
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Aulas ao vivo' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'O que você recebe' })).toBeVisible();
});

test('a buyer who has not paid is sent back', async () => {
  const { router } = show({ stored: { dataLead } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment?product=x');
  });
});

describe('wol', () => {
  const accept = 'Sim, quero um desconto especial para ter aulas ao vivo';
  const chat = { phone: '+5511900000000', text: 'Olá! Quero 50% & mais + aulas.' };

  test.each(['', 'locale=pt-MZ'])('with %j asks in its own words', async (locale) => {
    const { router } = show({ brand: 'wol', rawQuery: locale });
    expect(screen.getByRole('button', { name: 'Não, muito obrigado' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: accept }));
    expect(router.push).toHaveBeenCalledWith(
      locale === '' ? '/payment/upsell' : `/payment/upsell?${locale}`,
    );
  });

  test('opens a chat where the step names one, and says so', () => {
    keepPrice();
    show({ brand: 'wol', flow: flowWith({ presentation, whatsapp: chat }) });
    const link = screen.getByRole('link', {
      name: new RegExp(`^${accept} ?\\(abre em nova aba\\)$`),
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleDescription(/abre no WhatsApp/);
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/5511900000000');
    expect(url.searchParams.get('text')).toBe(chat.text);
    expect(screen.queryByRole('button', { name: accept })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Não, muito obrigado' })).toBeVisible();
  });
});

test('the older route of the page shows the same step', async () => {
  const { router } = show({ pathname: '/upsell-presentation' });
  expect(screen.getByRole('heading', { level: 1, name: video.headline })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quero aproveitar a oferta' }));
  expect(router.push).toHaveBeenCalledWith('/payment/upsell?product=x');
});

describe.each(['medcof', 'wol'] as const)('%s', (brand) => {
  const campaign = 'cross-brand-50' as const;
  const flow = flowWith({ presentation, campaign });
  const title = '50% de desconto para quem já é aluno';
  const half = buildPlan({ amount: 149400, standardAmount: 298800, installments: [] });

  test('shows the price of the flow from the first frame on', () => {
    keepPrice();
    show({ brand, flow, product: { plans: [half], campaign: { name: campaign } } });
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(
      /desconto já está no preço/,
    );
    expect(screen.getAllByText(/R\$\s1\.494,00/)[0]).toBeVisible();
  });

  test('shows the campaign and the price that the service returns for this buyer', async () => {
    const product = buildProduct({ plans: [half], campaign: { name: campaign } });
    vi.mocked(getProduct).mockResolvedValue(product);
    show({ brand, flow });
    expect((await screen.findAllByText(/De R\$\s2\.988,00/))[0]).toBeVisible();
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(
      /desconto já está no preço/,
    );
    expect(screen.getAllByText(/R\$\s1\.494,00/)[0]).toBeVisible();
  });

  test('says why this buyer gets no special price', async () => {
    const plans = [buildPlan({ amount: 298800, standardAmount: 298800, installments: [] })];
    const refused = { name: campaign, refusal: 'not_for_you' as const };
    vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans, campaign: refused }));
    show({ brand, flow, product: { plans: [half], campaign: { name: campaign } } });
    expect(await screen.findByText(/não vale para esta compra/)).toBeVisible();
    expect(screen.queryByText(/desconto já está no preço/)).not.toBeInTheDocument();
  });
});
