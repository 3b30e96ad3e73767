import { screen, within } from '@testing-library/react';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { CampaignNotice } from '@/components/plans/CampaignNotice';
import { PresentationTemplate } from '@/components/templates/presentation/PresentationTemplate';
import { type Campaign, campaigns } from '@/contract/enumerations';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import { buildPlan, presentationFlow } from '../../support/builders';
import { renderWithProviders } from '../../support/renderWithProviders';

const buildInstallments = (value: number, standardValue: number) => [
  { id: 12, value, firstValue: value, standardValue, tax: 0, totalValue: value * 12 },
];

const withVoucher: Partial<ProductV2> = {
  voucher: { code: 'MS120', discount: 12000 },
  plans: [
    buildPlan({
      amount: 102000,
      standardAmount: 114000,
      installments: buildInstallments(8500, 9500),
    }),
  ],
};

const withOffer: Partial<ProductV2> = {
  plans: [
    buildPlan({
      amount: 73200,
      standardAmount: 114000,
      installments: buildInstallments(6100, 9500),
    }),
  ],
};

const offeredTrial = { planId: 'plan-anual', days: 7, firstChargeOn: '2026-11-29' };

const notice = (name: string) => screen.findByRole('region', { name });

describe('the text of a campaign', () => {
  it.each<[Campaign, string]>([
    ['trial', '7 dias grátis para experimentar'],
    ['trial-used', 'Você já usou o seu período grátis'],
    ['free-months', '3 meses grátis'],
    ['black-friday', 'Black Friday'],
    ['partner-40', '40% de desconto para parceiros'],
    ['cross-brand-50', '50% de desconto para quem já é aluno'],
  ])('%s: %s', async (campaign, title) => {
    const product = { trial: offeredTrial };
    renderWithProviders(<CampaignNotice campaign={campaign} />, { brand: 'ms', product });
    expect(await notice(title)).toBeVisible();
  });

  it.each([
    ['another plan', { trial: { ...offeredTrial, planId: 'another' } }],
    ['an offer', withOffer],
  ])('promises no trial of %s, which is charged now', (_, product) => {
    renderWithProviders(<CampaignNotice campaign="trial" />, { brand: 'ms', product });
    expect(screen.queryByText(/grátis|não paga nada/)).not.toBeInTheDocument();
  });

  it('exists for every campaign and language', () => {
    for (const campaign of campaigns) {
      for (const locale of ['pt-BR', 'pt-MZ', 'es-PE']) {
        const rawQuery = `locale=${locale}`;
        const { unmount } = renderWithProviders(<CampaignNotice campaign={campaign} />, {
          rawQuery,
        });
        expect(screen.queryByText(/campaign\./)).not.toBeInTheDocument();
        unmount();
      }
    }
  });

  it.each<[string, Partial<ProductV2>, string]>([
    [
      'with a voucher',
      withVoucher,
      'Voucher de R$ 120,00 aplicado. De 12x de R$ 95,00 por 12x de R$ 85,00.',
    ],
    ['with an offer', withOffer, 'De 12x de R$ 95,00 por 12x de R$ 61,00.'],
    [
      'paid at once',
      { plans: [buildPlan({ amount: 50000, standardAmount: 100000, installments: [] })] },
      'De R$ 1.000,00 por R$ 500,00.',
    ],
  ])('says what is charged %s', async (_, product, text) => {
    renderWithProviders(<CampaignNotice campaign="black-friday" />, { brand: 'ms', product });
    expect(within(await notice('Black Friday')).getByText(text)).toBeVisible();
  });

  it.each<[string, string, Partial<ProductV2>, string]>([
    ['a voucher of the buyer', 'voucher=MS120', withVoucher, 'Com o cupom ou a oferta deste link'],
    ['a voucher that does not hold', 'voucher=NADA', {}, 'Com o cupom ou a oferta deste link'],
    ['an offer', 'offer=lancamento', withOffer, 'Com o cupom ou a oferta deste link'],
    ['a plan that it is not for', 'planId=ms-essencial', {}, 'Este desconto não vale'],
  ])('with %s promises no discount of its own', async (_, rawQuery, product, text) => {
    for (const campaign of ['black-friday', 'partner-40', 'free-months'] as const) {
      const { unmount } = renderWithProviders(<CampaignNotice campaign={campaign} />, {
        brand: 'ms',
        product,
        rawQuery,
      });
      const region = await screen.findByRole('region');
      expect(region).toHaveTextContent(text);
      expect(region).not.toHaveTextContent(/já está aplicado|sem pagar/);
      unmount();
    }
  });

  it('promises the discount that is charged', async () => {
    const product = { ...withOffer, campaign: { name: 'black-friday' as const } };
    renderWithProviders(<CampaignNotice campaign="black-friday" />, { brand: 'ms', product });
    expect(await notice('Black Friday')).toHaveTextContent(
      'O desconto já está aplicado neste link.De 12x',
    );
  });

  it.each(['ms', 'medcof'] as const)(
    '%s: tells a buyer who used the trial that it is used',
    async (brand) => {
      renderWithProviders(<CampaignNotice campaign="trial" />, {
        brand,
        product: { campaign: { name: 'trial', refusal: 'used' } },
      });
      const region = await notice('Você já usou o seu período grátis');
      expect(region).toHaveTextContent('Os 7 dias grátis valem uma vez por pessoa.');
      expect(screen.queryByText('7 dias grátis para experimentar')).not.toBeInTheDocument();
    },
  );

  it('names no price where nothing is discounted', async () => {
    const product = { trial: offeredTrial };
    renderWithProviders(<CampaignNotice campaign="trial" />, { brand: 'ms', product });
    expect(await notice('7 dias grátis para experimentar')).not.toHaveTextContent('R$');
  });

  it('is in the language of the page', async () => {
    renderWithProviders(<CampaignNotice campaign="free-months" />, {
      rawQuery: 'locale=es-PE',
      product: withOffer,
    });
    const region = await notice('3 meses gratis');
    expect(region).toHaveTextContent('De 12 cuotas de R$ 95,00 a 12 cuotas de R$ 61,00.');
  });
});

const withCampaign = (campaign: Campaign): CheckoutFlow => ({
  ...presentationFlow,
  steps: presentationFlow.steps.map((step) => ({ ...step, props: { ...step.props, campaign } })),
});

describe('the campaign notice', () => {
  const stored = {
    dataLead: {
      leadId: 'l1',
      name: 'Maria da Silva',
      email: 'maria@exemplo.com.br',
      phone: '+5511987654321',
    },
  };

  it('is shown on the presentation', async () => {
    renderWithProviders(<PresentationTemplate />, {
      pathname: '/presentation',
      flow: withCampaign('partner-40'),
      stored,
    });
    expect(await notice('40% de desconto para parceiros')).toBeVisible();
  });

  it('is shown on the lead form', async () => {
    renderWithProviders(<LeadTemplate />, {
      pathname: '/lead',
      flow: withCampaign('trial'),
      product: { trial: offeredTrial },
    });
    expect(await notice('7 dias grátis para experimentar')).toBeVisible();
    expect(screen.getByLabelText('Nome Completo')).toBeVisible();
  });

  it('is absent on a step without a campaign', () => {
    renderWithProviders(<LeadTemplate />, { pathname: '/lead' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
