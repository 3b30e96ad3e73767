import { screen } from '@testing-library/react';
import { RootTemplate } from '@/components/templates/root/RootTemplate';
import { builderProducts } from '@/server/props/rootProps.server';
import type { ProductConfig } from '@/contract/productConfig';
import { HttpError } from '@/services/http/errors';
import { getProduct, getProductConfig } from '@/services/api/product';
import { getSeller } from '@/services/api/seller';
import { buildPlan, buildProduct, buildSeller, buildStep } from '../../../support/builders';
import { renderWithProviders } from '../../../support/renderWithProviders';

export const notFound = (url: string) => new HttpError('GET', url, 404, null);

const flow = (id: string) => ({
  id,
  steps: [
    buildStep({ id: 'lead', templateId: 'lead' }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
});

export const plans = [
  buildPlan({ id: 'year', name: 'Plano Anual', paymentMethods: ['credit-card', 'pix'] }),
  buildPlan({
    id: 'month',
    name: 'Plano Mensal',
    amount: 9900,
    paymentMethods: ['credit-card', 'cash'],
  }),
];

const config = (title: string, flowIds: readonly string[]): ProductConfig => ({
  gtm: null,
  title,
  designSystemId: 'wol$light',
  checkoutFlow: flowIds.map(flow),
  hasAddressForm: false,
});

function findOr404<Answer>(answers: ReadonlyMap<string, Answer>, name: string): Promise<Answer> {
  const answer = answers.get(name);
  return answer === undefined ? Promise.reject(notFound(name)) : Promise.resolve(answer);
}

export function answerAsService(): void {
  const ms = config('meuSucesso', ['default', 'extended']);
  const msInMozambique = config('meuSucesso MZ', ['default']);
  vi.mocked(getProductConfig).mockImplementation((code, { operation }) => {
    const configs = new Map([
      ['wup', config('Wise Up Online', ['default', 'pix', 'offer', 'peru'])],
      ['ms', operation === 'MZ' ? msInMozambique : ms],
      ['medcof-revalida', config('MedCof Revalida', ['default', 'contract'])],
    ]);
    return findOr404(configs, code);
  });
  vi.mocked(getProduct).mockImplementation((_code, { voucher }) =>
    Promise.resolve(
      buildProduct({
        plans,
        voucher: voucher === 'WOL120' ? { code: voucher, discount: 12000 } : null,
      }),
    ),
  );
  const sellers = new Map([
    ['ana', buildSeller()],
    ['bruno', buildSeller({ name: 'Bruno Lima', account: 'account-1' })],
  ]);
  vi.mocked(getSeller).mockImplementation((_source, { seller }) => findOr404(sellers, seller));
}

export async function openBuilder(rawQuery = '', hasPreview = true) {
  const origin = 'https://checkout.example';
  const view = renderWithProviders(
    <RootTemplate builder={{ origin, products: builderProducts, hasPreview }} />,
    { brand: 'neutral', pathname: '/', rawQuery },
  );
  // The code of the builder loads at its first use, which takes a while where nothing is compiled yet.
  await screen.findByRole('option', { name: 'Plano Anual' });
  return view;
}

export const shownLink = () => screen.getByLabelText('Endereço do link');
