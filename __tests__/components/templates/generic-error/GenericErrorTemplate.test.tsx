import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { GenericErrorTemplate } from '@/components/templates/generic-error/GenericErrorTemplate';
import { renderPlainPage } from '../../../support/renderPlainPage';

const general = 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde';

test.each([
  ['medcof', '', 'Algo não saiu como esperado. Tente novamente em alguns instantes.'],
  ['wol', 'locale=es-PE', 'Algo no salió como esperábamos. Inténtalo de nuevo en unos instantes.'],
  ['ms', 'locale=pt-MZ', general],
  ['wol', 'locale=pt-MZ', general],
] as const)('%s with %j says what happened', async (brand, rawQuery, text) => {
  renderPlainPage(<GenericErrorTemplate />, { brand, rawQuery });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

test('the way back keeps the query of the link', () => {
  renderPlainPage(<GenericErrorTemplate />, { rawQuery: 'product=medcof&x=%20&f' });
  expect(screen.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute(
    'href',
    '/lead?product=medcof&x=%20&f',
  );
});

test.each([
  ['https://banco.example/', 'the page that led here is tried again', 1],
  ['', 'the page is loaded again', 0],
])('without a link, from %j, %s', async (referrer, _, backs) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const { router } = renderPlainPage(<GenericErrorTemplate />);
  // An empty address is a link that the testing library does not know as one.
  const retry = screen.getByText('Tentar novamente');
  expect(retry).toHaveAttribute('href', '');
  await userEvent.click(retry);
  expect(router.back).toHaveBeenCalledTimes(backs);
});

test('the next step of a page without a contact is the retry, and its sender may be asked', () => {
  renderPlainPage(<GenericErrorTemplate />, { brand: 'neutral' });
  const retry = screen.getByText('Tentar novamente');
  const ask = screen.getByRole('link', { name: /Pedir ajuda no WhatsApp/ });
  expect(retry.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe.each([
  ['generic-error', GenericErrorTemplate],
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
