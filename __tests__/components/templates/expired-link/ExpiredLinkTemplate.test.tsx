import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import type { ExpiredLinkPage } from '@/services/checkout/page';
import { renderPlainPage } from '../../../support/renderPlainPage';

const price = { kind: 'price', path: '/lead?product=x' } as const;

const show = (brand: 'wol' | 'neutral', wayOn: ExpiredLinkPage['wayOn']) =>
  renderPlainPage(<ExpiredLinkTemplate retryPath="/payment" wayOn={wayOn} />, {
    brand,
    rawQuery: 'product=x&offer=over',
  });

const listLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the contacts for help come before the way on without the offer', async () => {
  show('wol', price);
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('Termos de uso');
  expect(listLinks()).toEqual([
    expect.stringMatching(/WhatsApp/),
    expect.stringMatching(/Central de ajuda/),
    expect.stringMatching(/^Ver o preço atual Você também pode comprar/),
  ]);
});

test('without a contact, the sender is asked before the way on without the offer', () => {
  show('neutral', price);
  expect(listLinks()).toEqual([
    expect.stringMatching(/Pedir novo link no WhatsApp/),
    expect.stringMatching(/^Ver o preço atual Você também pode comprar/),
  ]);
});

test('a link that the service could not look up is not called over, and a retry comes first', () => {
  show('wol', { kind: 'retry', path: '/payment?product=x' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Não conseguimos abrir este link agora',
  );
  expect(listLinks()[0]).toBe('Tentar novamente');
});

test.each(['wol', 'neutral'] as const)(
  '%s: a link that the service could not look up shows what support finds in the log',
  (brand) => {
    const traceId = '8b11df3e0771fb9e326b867e8d8ea0be';
    const wayOn = { kind: 'retry', path: '/payment' } as const;
    renderPlainPage(<ExpiredLinkTemplate retryPath="/payment" wayOn={wayOn} />, { brand, traceId });
    expect(screen.getByText(/^Referência para o atendimento/)).toHaveTextContent(
      /atendimento: 8b11df3e · \d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}$/,
    );
  },
);

test.each(['wol', 'neutral'] as const)(
  'a link that nothing mends is not tried again: %s',
  (brand) => {
    show(brand, null);
    expect(screen.queryByRole('link', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Este link não está mais disponível',
    );
  },
);

test('a product without a brand shows no icon of another, and promises no contact', () => {
  const { container } = show('neutral', price);
  expect(container.querySelector('img')).toBeNull();
  expect(container).not.toHaveTextContent(/atendimento|ajuda/i);
  expect(screen.getByRole('link', { name: /^Ver o preço atual/ })).toHaveAttribute(
    'href',
    '/lead?product=x',
  );
});

test('a product without a contact says whom to ask, and copies the link that was opened', async () => {
  const user = userEvent.setup();
  show('neutral', null);
  expect(screen.getByRole('main')).toHaveTextContent(/Fale com a pessoa .* que enviou o link/);
  // Its name has all of its words (WCAG 2.5.3).
  const { host } = window.location;
  await user.click(
    screen.getByRole('button', { name: `Copiar o link ${host}/payment?product=x&offer=over` }),
  );
  expect(await screen.findByText('Link copiado')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/payment?product=x&offer=over`,
  );
});

test('a new link is asked for by a message that says which one does not open', () => {
  show('neutral', null);
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: /Pedir novo link no WhatsApp/ });
  const { host, pathname, searchParams } = new URL(ask.href);
  // Without a number, WhatsApp lets the buyer choose who gets it.
  expect(`${host}${pathname}`).toBe('wa.me/');
  expect(searchParams.get('text')).toContain(
    `${window.location.origin}/payment?product=x&offer=over `,
  );
});

test.each([
  '/lead?email=ana@exemplo.com&product=x&phone=5511987654321&leadId=lead-1&name=Ana',
  '/access/live-id?email=ana@exemplo.com',
  '/refund/live-id',
  '/reminder/live-id?leadId=lead-1',
  '/trial/live-id?x=1',
])('who is asked for help learns nothing of the buyer from %s', (opened) => {
  const [retryPath = '', rawQuery = ''] = opened.split('?');
  renderPlainPage(
    <ExpiredLinkTemplate retryPath={retryPath} wayOn={{ kind: 'retry', path: opened }} />,
    { brand: 'neutral', rawQuery },
  );
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: /Pedir ajuda no WhatsApp/ });
  const message = new URL(ask.href).searchParams.get('text');
  expect(message).toContain(`${window.location.origin}/${retryPath.split('/')[1] ?? ''}`);
  expect(message).not.toMatch(/exemplo|55119|lead-1|Ana|live-id/);
});
