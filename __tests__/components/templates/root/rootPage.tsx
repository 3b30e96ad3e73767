import { screen } from '@testing-library/react';
import { RootTemplate } from '@/components/templates/root/RootTemplate';
import { builderProducts } from '@/server/props/rootProps.server';
import type { ProductConfig } from '@/contract/productConfig';
import { HttpError } from '@/services/http/errors';
import { getProduct, getProductConfig } from '@/services/api/product';
import { getSeller } from '@/services/api/seller';
import { buildPlan, buildProduct, buildSeller, buildStep } from '../../../support/builders';
import { renderWithProviders } from '../../../support/renderWithProviders';

/** What the service answers about a thing that it does not know. */
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

/** A service that sells wup, ms and medcof; ms in Mozambique too. */
export function answerAsService(): void {
  vi.mocked(getProductConfig).mockImplementation(async (code, { operation }) => {
    if (code === 'wup') return config('Wise Up Online', ['default', 'pix', 'offer', 'peru']);
    if (code === 'ms') {
      return operation === 'MZ'
        ? config('meuSucesso MZ', ['default'])
        : config('meuSucesso', ['default', 'extended']);
    }
    if (code === 'medcof-revalida') return config('MedCof Revalida', ['default', 'contract']);
    throw notFound(code);
  });
  vi.mocked(getProduct).mockImplementation(async (_code, { voucher }) =>
    buildProduct({
      plans,
      voucher: voucher === 'WOL120' ? { code: voucher, discount: 12000 } : null,
    }),
  );
  vi.mocked(getSeller).mockImplementation(async (_source, { seller }) => {
    if (seller === 'ana') return buildSeller();
    if (seller === 'bruno') return buildSeller({ name: 'Bruno Lima', account: 'account-1' });
    throw notFound(seller);
  });
}

/** Opens the builder and waits until it knows what is sold. */
export async function openBuilder(rawQuery = '', hasPreview = true) {
  const origin = 'https://checkout.example';
  const view = renderWithProviders(
    <RootTemplate builder={{ origin, products: builderProducts, hasPreview }} />,
    { brand: 'neutral', pathname: '/', rawQuery },
  );
  // The builder's code comes with its first use, which takes a while where nothing is compiled yet.
  await screen.findByRole('option', { name: 'Plano Anual' });
  return view;
}

/** The address that the builder shows. */
export const shownLink = () => screen.getByLabelText('Endereço do link');
