import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RootTemplate } from '@/components/templates/root/RootTemplate';
import { NoAnswerError } from '@/services/http/errors';
import { getProductConfig } from '@/services/api/product';
import { buildStep } from '../../../support/builders';
import { renderPlainPage } from '../../../support/renderPlainPage';
import { answerAsService, openBuilder, shownLink } from './rootPage';

vi.mock('@/services/api/product');
vi.mock('@/services/api/seller');

// A page of many fields, typed key by key.
const user = userEvent.setup();
const origin = 'https://checkout.example';

const labelsOf = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const expectSeller = () =>
  waitFor(() => {
    expect(screen.getByText('Atendimento: Ana Souza')).toBeVisible();
  });

beforeEach(() => {
  vi.resetAllMocks();
  answerAsService();
});

it('lists the products of the service by name', async () => {
  await openBuilder();
  expect(labelsOf('Produto')).toEqual(['Wise Up Online', 'meuSucesso', 'MedCof Revalida']);
  expect(shownLink()).toHaveValue(`${origin}/lead?product=wup`);
});

it('the link, its QR code and its target follow every choice', async () => {
  await openBuilder();
  await user.selectOptions(screen.getByLabelText('Produto'), 'medcof');
  await waitFor(() => {
    expect(labelsOf('Fluxo')).toEqual(['Padrão', 'Com contrato']);
  });
  await user.selectOptions(screen.getByLabelText('Fluxo'), 'contract');
  await screen.findByRole('option', { name: 'Plano Mensal' });
  await user.selectOptions(screen.getByLabelText('Plano'), 'year');
  await user.selectOptions(screen.getByLabelText('Forma de pagamento'), 'Pix');
  await user.selectOptions(screen.getByLabelText('Aparência'), 'Sempre escura');
  await user.type(screen.getByLabelText('Vendedor'), 'ana');
  await user.type(screen.getByLabelText('Origem da venda'), 'insta&x');
  const link = `${origin}/lead?product=medcof&flowId=contract&planId=year&paymentMethod=pix&seller=ana&source=insta%26x&mode=dark`;
  expect(shownLink()).toHaveValue(link);
  expect(screen.getByRole('link', { name: /Abrir link/ })).toHaveAttribute('href', link);
  expect(await screen.findByRole('img', { name: 'QR Code do link' })).toBeVisible();
  await expectSeller();
});

it('each part of the form is a group with the name of its title', async () => {
  await openBuilder();
  const names = screen.getAllByRole('group').map((part) => {
    const id = part.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(names).toEqual(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      // The first is that of the link itself.
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  );
});

const stepsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('names the steps of the flow in words', async () => {
  await openBuilder();
  expect(stepsOf('Etapas')).toEqual(['Seus dados', 'Pagamento']);
  expect(screen.queryByRole('list', { name: 'Depois da compra' })).not.toBeInTheDocument();
});

it('lists the steps after the purchase apart, and omits those that no buyer reaches', async () => {
  const config = await getProductConfig('wup', { business: 'wiseup-online' });
  const steps = [
    buildStep({ id: 'lead', templateId: 'lead' }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
    buildStep({ id: 'upsell-video', templateId: 'upsell-video' }),
    buildStep({ id: 'upsell-payment', templateId: 'upsell-payment' }),
    buildStep({ id: 'multiprofile-upsell', templateId: 'upsell-order-bump-presentation' }),
  ];
  const checkoutFlow = [{ id: 'default', steps }];
  vi.mocked(getProductConfig).mockResolvedValue({ ...config, checkoutFlow });
  await openBuilder();
  expect(stepsOf('Etapas')).toEqual(['Seus dados', 'Pagamento']);
  expect(stepsOf('Depois da compra')).toEqual(['Oferta', 'Pagamento da oferta']);
});

it('shows the page that the link opens, in a frame that takes no focus', async () => {
  await openBuilder();
  const preview = screen.getByTitle('Prévia do link');
  expect(preview).toHaveAttribute('src', '/lead?product=wup');
  expect(preview).toHaveAttribute('inert');
  await user.selectOptions(screen.getByLabelText('Produto'), 'medcof');
  await waitFor(() => {
    expect(preview).toHaveAttribute('src', '/lead?product=medcof');
  });
});

it('shows the brand in its colours where a page may not be framed', async () => {
  await openBuilder('product=medcof', false);
  expect(screen.queryByTitle('Prévia do link')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'MedCof' })).toBeVisible();
});

it('does not offer what cannot be combined', async () => {
  await openBuilder();
  expect(labelsOf('Fluxo')).toEqual(['Padrão', 'Pix já escolhido']);
  await user.selectOptions(screen.getByLabelText('Plano'), 'Plano Mensal');
  expect(labelsOf('Fluxo')).toEqual(['Padrão']);
  expect(screen.queryByLabelText('Forma de pagamento')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Plano'), '');
  await user.selectOptions(screen.getByLabelText('Fluxo'), 'pix');
  expect(screen.queryByLabelText('Forma de pagamento')).not.toBeInTheDocument();
  expect(shownLink()).toHaveValue(`${origin}/lead?product=wup&flowId=pix`);
});

it('another product resets the choice, but keeps the seller', async () => {
  await openBuilder('product=wup&flowId=pix&voucher=WOL120&seller=ana&planId=year');
  await user.selectOptions(screen.getByLabelText('Produto'), 'ms');
  expect(shownLink()).toHaveValue(`${origin}/lead?product=ms&seller=ana`);
});

it('offers the languages of the product, each with its flows', async () => {
  await openBuilder();
  await user.selectOptions(screen.getByLabelText('Idioma e país'), 'es-PE');
  expect(labelsOf('Fluxo')).toEqual(['Peru']);
  expect(shownLink()).toHaveValue(`${origin}/lead?product=wup&flowId=peru`);
  await user.selectOptions(screen.getByLabelText('Produto'), 'ms');
  expect(labelsOf('Idioma e país')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Idioma e país'), 'pt-MZ');
  expect(shownLink()).toHaveValue(`${origin}/lead?product=ms&locale=pt-MZ`);
  expect(await screen.findByText('meuSucesso MZ')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Produto'), 'medcof');
  expect(screen.queryByLabelText('Idioma e país')).not.toBeInTheDocument();
});

it('shows whether the service accepts a voucher and knows a seller', async () => {
  await openBuilder('product=wup&voucher=WOL120&seller=nobody');
  expect(await screen.findByText(/^Desconto de R\$\s120,00$/)).toBeVisible();
  expect(await screen.findByText('Não há vendedor com este código.')).toBeVisible();
  await user.type(screen.getByLabelText('Código de desconto'), 'X');
  expect(await screen.findByText('Não vale para este produto.')).toBeVisible();
});

it('parses a seller and a voucher as the reader of the link does, and shows what the link contains', async () => {
  await openBuilder();
  await user.type(screen.getByLabelText('Vendedor'), ' Ana.');
  await user.type(screen.getByLabelText('Código de desconto'), 'WOL120*');
  await expectSeller();
  expect(await screen.findByText(/^Desconto de R\$\s120,00$/)).toBeVisible();
  expect(shownLink()).toHaveValue(`${origin}/lead?product=wup&voucher=WOL120&seller=ana`);
  expect(screen.getByLabelText('Vendedor')).toHaveValue('ana');
  await user.tab();
  expect(screen.getByLabelText('Código de desconto')).toHaveValue('WOL120');
});

it('a flow that has no name is shown by its id', async () => {
  vi.mocked(getProductConfig).mockResolvedValue({
    gtm: null,
    title: 'MedCof Revalida',
    designSystemId: 'medcof$light',
    checkoutFlow: [{ id: 'spring', steps: [buildStep({ id: 'lead', templateId: 'lead' })] }],
    hasAddressForm: false,
  });
  await openBuilder('product=medcof');
  expect(labelsOf('Fluxo')).toEqual(['spring']);
});

it('shows no link with an unknown seller', async () => {
  await openBuilder('product=wup&seller=an');
  const advice = /corrija o código do vendedor ou deixe-o em branco/;
  expect(await screen.findByText(advice)).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'Falta corrigir o código do vendedor' }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Endereço do link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copiar link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Abrir link/ })).not.toBeInTheDocument();
  expect(screen.queryByTitle('Prévia do link')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'QR Code do link' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Vendedor'), 'a');
  await expectSeller();
  expect(shownLink()).toHaveValue(`${origin}/lead?product=wup&seller=ana`);
  expect(screen.queryByText(advice)).not.toBeInTheDocument();
});

it('offers payment in person where plan and seller allow it', async () => {
  await openBuilder('product=wup&planId=month&seller=bruno');
  await user.click(await screen.findByRole('checkbox', { name: /^Pagamento presencial/ }));
  expect(shownLink()).toHaveValue(
    `${origin}/lead?product=wup&planId=month&seller=bruno&isPaymentInPerson=true`,
  );
  await user.type(screen.getByLabelText('Vendedor'), 'x');
  expect(shownLink()).toHaveValue(`${origin}/lead?product=wup&planId=month&seller=brunox`);
  expect(screen.queryByRole('checkbox', { name: /^Pagamento presencial/ })).not.toBeInTheDocument();
});

it('does not offer payment in person with a seller who has no account', async () => {
  await openBuilder('product=wup&planId=month&seller=ana');
  await expectSeller();
  expect(screen.queryByRole('checkbox', { name: /^Pagamento presencial/ })).not.toBeInTheDocument();
});

it('keeps the choice in its own address', async () => {
  const { router } = await openBuilder();
  await user.selectOptions(screen.getByLabelText('Produto'), 'ms');
  await waitFor(() => {
    expect(router.replace).toHaveBeenLastCalledWith('/?product=ms', undefined, {
      shallow: true,
      scroll: false,
    });
  });
});

it('a failed request to the service can be retried; the link is shown all the same', async () => {
  vi.mocked(getProductConfig).mockRejectedValue(new NoAnswerError('GET', '/config', 'network'));
  await openBuilder('product=medcof');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(labelsOf('Produto')).toContain('MedCof · medcof');
  expect(shownLink()).toHaveValue(`${origin}/lead?product=medcof`);
  answerAsService();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('option', { name: 'Com contrato' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a variant that a product does not have is left out of the link', async () => {
  await openBuilder('product=medcof&locale=pt-MZ');
  expect(shownLink()).toHaveValue(`${origin}/lead?product=medcof`);
});

it('without the builder, visitors only read to open the link they received', async () => {
  renderPlainPage(<RootTemplate builder={null} />, { brand: 'neutral' });
  await act(async () => {
    await import('@/components/shell/ShellFooter');
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Abra o link recebido');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
