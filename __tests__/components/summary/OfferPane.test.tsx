import { screen } from '@testing-library/react';
import { OfferPane } from '@/components/summary/OfferPane';
import type { CheckoutFlow } from '@/contract/productConfig';
import { buildPlan, buildProduct, buildStep } from '../../support/builders';
import { isPriceHidden } from '../../support/isPriceHidden';
import { renderWithProviders } from '../../support/renderWithProviders';

const pitch = (benefit: string) => ({
  presentation: { headline: 'Aprenda', benefits: [benefit], guaranteeDays: 7 },
});

const flow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'order-bump' }),
    buildStep({
      id: 'order-bump',
      templateId: 'order-bump',
      defaultNextStepId: 'presentation',
      props: pitch('Redações corrigidas'),
    }),
    buildStep({
      id: 'presentation',
      templateId: 'presentation',
      defaultNextStepId: 'main-payment',
      props: pitch('Certificado'),
    }),
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'upsell' }),
    buildStep({ id: 'upsell', templateId: 'upsell-video', props: pitch('Aulas ao vivo') }),
  ],
};

test.each(['medcof', 'ms'] as const)('%s: shows the benefits of what is sold', (brand) => {
  renderWithProviders(<OfferPane />, { brand, pathname: '/lead', flow });
  expect(screen.getByText('Certificado')).toBeInTheDocument();
  expect(screen.queryByText('Redações corrigidas')).not.toBeInTheDocument();
  expect(screen.queryByText('Aulas ao vivo')).not.toBeInTheDocument();
});

test.each(['conquer', 'ms'] as const)('%s: a plan with its own texts shows them', (brand) => {
  const plans = [
    buildPlan({ description: 'Acesso por 1 mês', benefits: ['Estudos de caso', 'Sem fidelidade'] }),
  ];
  renderWithProviders(<OfferPane />, { brand, pathname: '/lead', flow, product: { plans } });
  expect(screen.getByText(/Acesso por 1 mês$/)).toBeInTheDocument();
  expect(screen.queryByText(/12 meses/)).not.toBeInTheDocument();
  const benefits = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(benefits).toEqual(['Estudos de caso', 'Sem fidelidade']);
});

describe('a plan that a step asks for', () => {
  const chosen = buildPlan({ id: 'for-three', name: 'Plano para três', profiles: 3 });
  const asking = buildStep({ id: 'profiles', templateId: 'order-bump-presentation' });
  const phone = buildStep({ id: 'phone', templateId: 'phone-verification' });
  const [lead, , , ...rest] = flow.steps;
  const steps = [lead ?? phone, asking, phone, ...rest];

  test.each([
    ['/lead', 'Plano anual'],
    ['/multiprofile-presentation', 'Plano para três'],
    ['/phone-verification', 'Plano para três'],
  ])('is shown from there on, once it is chosen: %s', (pathname, name) => {
    renderWithProviders(<OfferPane />, {
      pathname,
      flow: { ...flow, steps },
      product: { plans: [buildPlan(), chosen] },
      stored: { PURCHASED_PLAN: chosen.id },
    });
    expect(screen.getByText(name, { exact: true })).toBeInTheDocument();
  });
});

test('a pitch of an add-on or of a later offer promises nothing for the purchase', () => {
  const steps = flow.steps.filter(({ templateId }) => templateId !== 'presentation');
  renderWithProviders(<OfferPane />, { pathname: '/lead', flow: { ...flow, steps } });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('beside a pitch stands its price, and nothing that the page itself says', () => {
  renderWithProviders(<OfferPane />, { pathname: '/presentation', flow });
  expect(screen.getByRole('status')).toHaveTextContent(/R\$\s/);
  expect(screen.queryByText(/^Garantia/)).not.toBeInTheDocument();
  expect(screen.queryByText('Certificado')).not.toBeInTheDocument();
});

test('beside an add-on stand the benefits of the plan, and no guarantee of the add-on', () => {
  renderWithProviders(<OfferPane />, { pathname: '/order-bump-presentation', flow });
  expect(screen.getByText('Certificado')).toBeInTheDocument();
  expect(screen.queryByText('Redações corrigidas')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Garantia/)).not.toBeInTheDocument();
});

test('an offer after the purchase shows its pitch, and leaves the price to its page', () => {
  renderWithProviders(<OfferPane />, { pathname: '/video/upsell', flow });
  expect(screen.getByText('Aulas ao vivo')).toBeInTheDocument();
  expect(screen.queryByText(/^R\$\s|^12x de/)).toBeNull();
});

describe('the order', () => {
  const order = { amount: 50000, productCode: 'curso' };

  test('is shown with its amount', () => {
    renderWithProviders(<OfferPane payment={order} />, { pathname: '/pix', flow });
    for (const price of screen.getAllByText(/^R\$\s500,00$/))
      expect(isPriceHidden(price)).toBe(false);
  });

  test.each([
    ['Pix', '/pix', { payment: order }],
    ['receipt', '/success', { planId: 'with-add-on' }],
  ])('names the plan that was chosen on the way: %s', (_, pathname, ordered) => {
    const chosen = buildPlan({ id: 'with-add-on', name: 'Plano com redações' });
    const addOn = { id: chosen.id, business: 'medcof' };
    const steps = flow.steps.map((step) =>
      step.templateId === 'order-bump' ? { ...step, props: { ...step.props, plan: addOn } } : step,
    );
    renderWithProviders(<OfferPane {...ordered} />, {
      pathname,
      flow: { ...flow, steps },
      product: { plans: [buildPlan(), chosen] },
      stored: { PURCHASED_PLAN: chosen.id },
    });
    expect(screen.getByText(/^Plano com redações ·/)).toBeInTheDocument();
  });

  test('of an upsell is shown with its own amount', () => {
    const product = buildProduct({ code: 'live', name: 'Curso ao vivo' });
    const [plan] = product.plans;
    renderWithProviders(<OfferPane payment={{ ...order, productCode: 'live' }} />, {
      pathname: '/pix',
      flow,
      offered: {
        planId: plan?.id ?? '',
        code: 'live',
        product,
        productQuery: { business: 'live', operation: 'BR', seller: 'ana', source: 'direto' },
        saleQuery: { seller: 'ana', source: 'direto' },
      },
    });
    for (const price of screen.getAllByText(/^R\$\s500,00$/))
      expect(isPriceHidden(price)).toBe(false);
    expect(screen.getAllByText('Curso ao vivo')).toHaveLength(2);
  });

  test('reserves the space of its price, whatever Pix the browser knows', () => {
    const dataPix = {
      token: 'token',
      code: '000201',
      expiresAt: '2026-11-20T12:30:00.000Z',
      amount: 50000,
      currency: 'BRL',
    };
    const options = { pathname: '/payment-verification', flow, stored: { dataPix } };
    renderWithProviders(<OfferPane payment={null} />, options);
    for (const price of screen.getAllByText(/^R\$/)) expect(isPriceHidden(price)).toBe(true);
  });

  test('of another product has no price here, nor an empty space for one', () => {
    const another = { ...order, productCode: 'another', planId: 'x', planName: 'Plano X' };
    renderWithProviders(<OfferPane payment={another} />, { pathname: '/success-invoice', flow });
    expect(screen.queryByText(/R\$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Plano/)).not.toBeInTheDocument();
  });
});

describe.each(['resolveenem', 'ms'] as const)('%s', (brand) => {
  const plans = [
    buildPlan({ id: 'alone', amount: 72000, standardAmount: 72000, installments: [] }),
    buildPlan({ id: 'added', amount: 84000, standardAmount: 84000, installments: [] }),
  ];
  const choice: CheckoutFlow = {
    ...flow,
    steps: flow.steps.map((step) =>
      step.templateId === 'order-bump'
        ? { ...step, props: { ...step.props, plan: { id: 'added', business: 'x' } } }
        : step,
    ),
  };

  test.each([
    [{}, /720,00/, /840,00/],
    [{ PURCHASED_PLAN: 'added' }, /840,00/, /720,00/],
  ])('shows the price of the chosen option beside a choice: %j', (stored, price, other) => {
    const options = { brand, flow: choice, product: { plans }, stored };
    renderWithProviders(<OfferPane />, { ...options, pathname: '/order-bump-presentation' });
    expect(screen.getByRole('status')).toHaveTextContent(price);
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  });
});
