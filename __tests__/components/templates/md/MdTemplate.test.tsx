import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breakAddresses } from '@/components/templates/md/DocumentHtml';
import { createDocumentFile } from '@/components/templates/md/DownloadButton';
import { MdTemplate } from '@/components/templates/md/MdTemplate';
import type { CheckoutFlow } from '@/contract/productConfig';
import { readStored } from '@/services/storage';
import { buildStep } from '../../../support/builders';
import { type ProvidersOptions, renderWithProviders } from '../../../support/renderWithProviders';

const flow: CheckoutFlow = {
  id: 'contract',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'contract' }),
    buildStep({
      id: 'contract',
      templateId: 'md',
      defaultNextStepId: 'main-payment',
      props: { document: { title: 'Contrato de serviços', markdown: '## Preço' } },
    }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
};
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };
const documentHtml = '<h2>Preço</h2><p>O da página de pagamento.</p>';

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<MdTemplate documentHtml={documentHtml} />, {
    pathname: '/md',
    rawQuery: 'flowId=contract',
    flow,
    stored: { dataLead },
    ...options,
  });

const accept = () => screen.getByRole('checkbox', { name: 'Li e aceito este contrato' });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('shows the document, which can be read by keyboard too', () => {
    show({ brand });
    expect(screen.getByRole('heading', { level: 1, name: 'Contrato de serviços' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'Preço' })).toBeVisible();
    const region = screen.getByRole('region', { name: 'Contrato de serviços' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(accept()).not.toBeChecked();
  });
});

test('continues once it is accepted, and not before', async () => {
  const { router } = show();
  await goOn();
  expect(router.push).not.toHaveBeenCalled();
  expect(accept()).toHaveFocus();
  expect(accept()).toHaveAccessibleDescription('Para continuar, leia e aceite o contrato.');
  await userEvent.click(accept());
  expect(accept()).toBeValid();
  await goOn();
  expect(readStored('contractLeadId')).toBe('l1');
  expect(router.push).toHaveBeenCalledWith('/payment?flowId=contract');
});

test.each([
  ['l1', true],
  ['another', false],
])('accepted by lead %s: %s', (contractLeadId, isAccepted) => {
  show({ stored: { dataLead, contractLeadId } });
  expect(accept()).toHaveProperty('checked', isAccepted);
});

test('an acceptance can be withdrawn', async () => {
  show({ stored: { dataLead, contractLeadId: 'l1' } });
  await userEvent.click(accept());
  expect(readStored('contractLeadId')).toBeNull();
});

test('downloads a copy', async () => {
  const createUrl = vi.fn().mockReturnValue('blob:copy');
  Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: vi.fn() });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Baixar uma cópia' }));
  expect(createUrl).toHaveBeenCalledWith(expect.any(Blob));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('the copy is a complete page, with its title as plain text', async () => {
  const file = createDocumentFile({ title: 'A <b> & B', html: documentHtml, locale: 'pt-BR' });
  const reader = new FileReader();
  const text = new Promise((resolve) => {
    reader.onload = () => {
      resolve(reader.result);
    };
  });
  reader.readAsText(file);
  await expect(text).resolves.toContain(`<h1>A &lt;b&gt; &amp; B</h1>\n${documentHtml}`);
});

test('a buyer without a lead is taken to the first step', async () => {
  const { router } = show({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/lead?flowId=contract');
  });
});

test('a document longer than its box has a button that shows the next part, until the end', async () => {
  // jsdom has no layout: a box of 300 px with 800 px of text.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(800);
  show();
  const region = screen.getByRole('region', { name: 'Contrato de serviços' });
  const more = screen.getByRole('button', { name: 'Continuar lendo' });
  expect(more).toHaveAttribute('aria-controls', region.id);
  await userEvent.click(more);
  expect(region.scrollTop).toBe(300);
  expect(more).toHaveFocus();
  fireEvent.scroll(region);
  await userEvent.click(more);
  // The button is about to go.
  expect(region).toHaveFocus();
  fireEvent.scroll(region);
  expect(more).not.toBeInTheDocument();
});

test('a document that fits its box has no such button', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Continuar lendo' })).toBeNull();
});

test('an e-mail address breaks before its sign, but no address of a link does', () => {
  expect(breakAddresses('<p><a href="mailto:a@b.com">a@b.com</a> ou c@d.com</p>')).toBe(
    '<p><a href="mailto:a@b.com">a<wbr>@b.com</a> ou c<wbr>@d.com</p>',
  );
});
