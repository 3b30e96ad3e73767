import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MdTemplate } from '@/components/templates/md/MdTemplate';
import type { CheckoutFlow } from '@/contract/productConfig';
import { acceptContract, generateContract } from '@/services/api/contractDocument';
import type { Contract } from '@/contract/contractDocument';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { buildPlan, buildStep } from '../../../support/builders';
import { type ProvidersOptions, renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/contractDocument', { spy: true });

const flow: CheckoutFlow = {
  id: 'contract',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'contract' }),
    buildStep({ id: 'contract', templateId: 'md', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
};
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };
const contract: Contract = {
  contractId: '5b3c7d1e-8f0a-4a6e-9c11-2d3e4f5a6b7c',
  title: 'Contrato de serviços',
  markdown: '## Preço',
  html: '<h2>Preço</h2>',
  hash: 'a'.repeat(64),
  createdAt: '2026-11-20T12:00:00Z',
  acceptedAt: null,
};
const user = userEvent.setup();

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(generateContract).mockResolvedValue(contract);
  vi.mocked(acceptContract).mockResolvedValue({
    contractId: contract.contractId,
    hash: contract.hash,
    acceptedAt: '2026-11-20T12:05:00Z',
  });
});

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<MdTemplate documentHtml={null} />, {
    pathname: '/md',
    rawQuery: 'flowId=contract',
    flow,
    stored: { dataLead },
    ...options,
  });

const tick = () => screen.findByRole('checkbox', { name: 'Li e aceito este contrato' });
const goOn = () => user.click(screen.getByRole('button', { name: 'Continuar' }));

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('shows the contract of the buyer, to read and to download', async () => {
    show({ brand });
    expect(screen.getByRole('status')).toHaveTextContent('Preparando o seu contrato');
    const region = await screen.findByRole('region', { name: 'Contrato de serviços' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('heading', { level: 1, name: 'Contrato' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'Contrato de serviços' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Preço' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Baixar uma cópia' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Baixar o contrato (PDF)' })).toBeNull();
  });

  test('offers the PDF once the contract is accepted', async () => {
    const acceptedAt = '2026-11-20T12:05:00Z';
    vi.mocked(generateContract).mockResolvedValue({ ...contract, acceptedAt });
    const { page } = show({ brand });
    const download = await screen.findByRole('link', { name: 'Baixar o contrato (PDF)' });
    expect(download).toHaveAttribute(
      'href',
      `/api/v1/product/${page.checkout.productCode}/contract?id=${contract.contractId}`,
    );
    expect(download).not.toHaveAttribute('type');
    expect(screen.queryByRole('button', { name: 'Baixar uma cópia' })).toBeNull();
  });
});

test('the contract is generated for the plan, seller and voucher of the payment', async () => {
  const plan = buildPlan({ amount: 90000 });
  show({
    rawQuery: 'flowId=contract&seller=ana&voucher=dez',
    product: { plans: [plan], voucher: { code: 'DEZ', discount: 30000 } },
  });
  await tick();
  expect(generateContract).toHaveBeenCalledWith(
    'medcof-revalida',
    { leadId: 'l1', planId: plan.id, seller: 'ana', voucher: 'DEZ' },
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  );
});

test('the service receives the acceptance once, before the buyer continues', async () => {
  const { router } = show();
  await tick();
  await goOn();
  expect(await tick()).toHaveFocus();
  expect(await tick()).toHaveAccessibleDescription('Para continuar, leia e aceite o contrato.');
  expect(acceptContract).not.toHaveBeenCalled();
  await user.click(await tick());
  expect(readStored('contractLeadId')).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/payment?flowId=contract');
  });
  expect(acceptContract).toHaveBeenCalledTimes(1);
  expect(acceptContract).toHaveBeenCalledWith(
    { code: 'medcof-revalida', contractId: contract.contractId, leadId: 'l1' },
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  );
  expect(readStored('contractLeadId')).toBe('l1');
});

test('an acceptance without an answer is retried with the same key', async () => {
  vi.mocked(acceptContract).mockRejectedValueOnce(new NoAnswerError('POST', '/', 'network'));
  const { router } = show();
  await user.click(await tick());
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não conseguimos falar com o servidor',
  );
  expect(readStored('contractLeadId')).toBeNull();
  await goOn();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalled();
  });
  const keys = vi.mocked(acceptContract).mock.calls.map(([, key]) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a buyer who returns finds the contract accepted, and continues', async () => {
  const acceptedAt = '2026-11-20T12:05:00Z';
  vi.mocked(generateContract).mockResolvedValue({ ...contract, acceptedAt });
  const { router } = show();
  expect(await screen.findByText(/^Você aceitou este contrato em 20\/11\/2026/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(readStored('contractLeadId')).toBe('l1');
  await goOn();
  expect(router.push).toHaveBeenCalledWith('/payment?flowId=contract');
});

test('a contract other than the accepted one has to be read again', async () => {
  show({ stored: { dataLead, contractLeadId: 'l1' } });
  expect(await tick()).not.toBeChecked();
  expect(readStored('contractLeadId')).toBeNull();
});

test('a contract that could not be loaded can be requested again', async () => {
  vi.mocked(generateContract).mockRejectedValueOnce(new NoAnswerError('POST', '/', 'timeout'));
  show();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await tick()).toBeVisible();
});

test.each([404, 422])('without a contract there is nothing to accept: %s', async (status) => {
  vi.mocked(generateContract).mockRejectedValue(new HttpError('POST', '/', status, null));
  show();
  expect(await screen.findByText(/O contrato não está disponível agora/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a slow service is awaited with a message', () => {
  vi.useFakeTimers();
  vi.mocked(generateContract).mockReturnValue(new Promise(() => undefined));
  show();
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Está demorando mais que o normal');
  vi.useRealTimers();
});

test('a buyer without a lead is taken to the first step, and nothing is requested', async () => {
  const { router } = show({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/lead?flowId=contract');
  });
  expect(generateContract).not.toHaveBeenCalled();
});
