import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { GenericErrorTemplate } from '@/components/templates/generic-error/GenericErrorTemplate';
import { continueTrace } from '@/domain/monitoring/trace.server';
import { createPlainProps } from '@/server/props/plainProps.server';
import { createPropsContext } from '../../../support/propsContext';
import { renderPlainPage } from '../../../support/renderPlainPage';

const firstPath = '/lead?product=medcof&x=%20&f';
const general = 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde';

test.each([
  ['medcof', '', 'Algo não saiu como esperado. Tente novamente em alguns instantes.'],
  ['wol', 'locale=es-PE', 'Algo no salió como esperábamos. Inténtalo de nuevo en unos instantes.'],
  ['ms', 'locale=pt-MZ', general],
  ['wol', 'locale=pt-MZ', general],
] as const)('%s with %j says what happened', async (brand, rawQuery, text) => {
  renderPlainPage(<GenericErrorTemplate firstPath={firstPath} />, { brand, rawQuery });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

test('the way back keeps the query of the link', () => {
  renderPlainPage(<GenericErrorTemplate firstPath={firstPath} />);
  expect(screen.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute('href', firstPath);
});

test.each([
  ['?product=medcof&x=%20&f', firstPath],
  ['?planId=p-1', '/lead?planId=p-1'],
  ['', null],
  // What an advertisement adds names no product: /lead would lead to the expired link.
  ['?fbclid=x', null],
  ['?product=unknown', null],
])('with the query %j it leads to %j', async (query, path) => {
  const getProps = createPlainProps({ pathname: '/generic-error', namespaces: [] });
  const context = createPropsContext(`/generic-error${query}`, { host: 'localhost' });
  expect(await getProps(context)).toMatchObject({ props: { firstPath: path } });
});

test('without a product, the page before it is tried again', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const { router } = renderPlainPage(<GenericErrorTemplate firstPath={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(router.back).toHaveBeenCalledTimes(1);
});

test('without a product, in a new tab, the page itself is loaded again', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://banco.example/');
  renderPlainPage(<GenericErrorTemplate firstPath={null} />);
  // An empty address is a link that the testing library does not know as one.
  const retry = screen.getByText('Tentar novamente');
  expect(retry).toHaveAttribute('href', '');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  retry.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('the next step of a page without a contact is the retry, and its sender may be asked', () => {
  const opened = '/lead?product=mls&email=ana@exemplo.com';
  renderPlainPage(<GenericErrorTemplate firstPath={opened} />, { brand: 'neutral' });
  const retry = screen.getByText('Tentar novamente');
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: /Pedir ajuda no WhatsApp/ });
  expect(retry.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(new URL(ask.href).searchParams.get('text')).toContain(
    `${window.location.origin}/lead?product=mls `,
  );
});

const moment = /\d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}/;

test('without a product, the sender is asked for help with a reference, not with an address that shows nothing', () => {
  renderPlainPage(<GenericErrorTemplate firstPath={null} />, { brand: 'neutral' });
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: /Pedir ajuda no WhatsApp/ });
  const message = new URL(ask.href).searchParams.get('text');
  expect(message).toMatch(new RegExp(`Referência: ${moment.source}\\.`));
  expect(message).not.toContain(window.location.origin);
});

test.each(['medcof', 'neutral'] as const)('%s: shows the minute of the failure', (brand) => {
  renderPlainPage(<GenericErrorTemplate firstPath={firstPath} />, { brand });
  const reference = new RegExp(`atendimento: ${moment.source}$`);
  expect(screen.getByText(/^Referência para o atendimento/)).toHaveTextContent(reference);
});

test('the reference can be copied for whoever is asked', async () => {
  const user = userEvent.setup();
  renderPlainPage(<GenericErrorTemplate firstPath={null} />, { brand: 'neutral' });
  await user.click(screen.getByRole('button', { name: 'Copiar a referência para o atendimento' }));
  expect(await screen.findByText('Referência copiada.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`^${moment.source}$`));
});

test.each(['medcof', 'unbranded'] as const)('%s: says at the foot what page this is', (brand) => {
  renderPlainPage(<GenericErrorTemplate firstPath={null} />, { brand });
  const isUnbranded = brand === 'unbranded';
  expect(screen.queryByText(/não pede senha/) !== null).toBe(isUnbranded);
  expect(screen.queryByText(/^Vendido por|^Pagamento seguro/) !== null).toBe(!isUnbranded);
});

test('the page does not show the trace of its own request, which did not fail', async () => {
  const getProps = createPlainProps({ pathname: '/generic-error', namespaces: [] });
  const context = createPropsContext('/generic-error', { host: 'localhost' });
  const traceId = '8b11df3e0771fb9e326b867e8d8ea0be';
  const result = await continueTrace({ traceId }, () => getProps(context));
  expect(result).toHaveProperty('props');
  expect(result).not.toHaveProperty('props.traceId');
});

describe.each([
  ['generic-error', () => <GenericErrorTemplate firstPath={firstPath} />],
  ['expired-link', () => <ExpiredLinkTemplate retryPath="/lead" wayOn={null} />],
] as const)('%s', (_, Template) => {
  test.each([
    ['wol', '', 'https://wiseuponline.com.br/ajuda', 'https://wa.me/5511900000000'],
    ['wol', 'locale=pt-MZ', 'https://wiseuponline.com.br/ajuda', 'https://wa.me/258840000000'],
    ['medcof', '', 'https://medcof.com.br/ajuda', null],
    ['neutral', '', null, null],
  ] as const)('links to the help of %s with %j', (brand, rawQuery, faqLink, whatsapp) => {
    renderPlainPage(<Template />, { brand, rawQuery });
    const find = (name: RegExp) =>
      screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
    expect(find(/Cent(ral|ro) de ajuda/)).toBe(faqLink);
    expect(find(/Conversar no WhatsApp/)).toBe(whatsapp);
    const asksSender = screen.queryByRole('heading', { name: /Como resolver/ }) !== null;
    expect(asksSender).toBe(faqLink === null);
  });
});
