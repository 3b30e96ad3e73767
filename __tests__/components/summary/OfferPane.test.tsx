import { screen } from '@testing-library/react';
import { OfferPane } from '@/components/summary/OfferPane';
import type { CheckoutFlow } from '@/contract/product';
import { buildStep } from '../../support/builders';
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

test.each(['medcof', 'ms'] as const)('%s: the benefits are those of what is sold', (brand) => {
  renderWithProviders(<OfferPane />, { brand, pathname: '/lead', flow });
  expect(screen.getByText('Certificado')).toBeInTheDocument();
  expect(screen.queryByText('Redações corrigidas')).not.toBeInTheDocument();
  expect(screen.queryByText('Aulas ao vivo')).not.toBeInTheDocument();
});

test('a pitch of an add-on or of a later offer promises nothing for the purchase', () => {
  const steps = flow.steps.filter(({ templateId }) => templateId !== 'presentation');
  renderWithProviders(<OfferPane />, { pathname: '/lead', flow: { ...flow, steps } });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
