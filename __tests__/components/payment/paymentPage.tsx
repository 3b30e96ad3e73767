import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import type { Problem, ProblemCode } from '@/contract/problem';
import type { ProductV2 } from '@/contract/product';
import { getCardKey } from '@/services/api/payment';
import { updateLead } from '@/services/api/updateLead';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError } from '@/services/http/errors';
import { paste } from '../../support/paste';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

// Runs beside each payment with a document or an address.
vi.mock('@/services/api/updateLead');
/** The page's own mock. A test that mocks the module again gets another one. */
export const saveWithLead = vi.mocked(updateLead);

export const dataLead = {
  leadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

export function mockCard(): void {
  vi.mocked(encryptCard).mockResolvedValue('a.b.c.d.e');
  vi.mocked(getCardKey).mockResolvedValue({
    kty: 'RSA',
    kid: 'key-1',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    n: 'n',
    e: 'AQAB',
    iat: 1_700_000_000,
  });
}

export const cpf = '123.456.789-09';

export const showPaymentPage = (options: ProvidersOptions = {}) =>
  renderWithProviders(<PaymentTemplate />, {
    pathname: '/payment',
    stored: { dataLead },
    ...options,
  });

export const field = (label: string) => screen.getByLabelText(label);
export const choose = (method: string) =>
  userEvent.click(screen.getByRole('radio', { name: method }));
export const acceptTerms = async () => userEvent.click(await screen.findByRole('checkbox'));

export const settleForm = () =>
  act(async () => {
    await vi.dynamicImportSettled();
  });

export const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));

export async function typeCard(): Promise<void> {
  await userEvent.type(field('Número do cartão'), '4111111111111111');
  await userEvent.type(field('Nome do titular'), 'MARIA SILVA');
  await userEvent.type(field('Validade (MM/AA)'), '1230');
  await userEvent.type(field('CVV'), '123');
}

export async function pasteCard(): Promise<void> {
  await paste(field('Número do cartão'), '4111111111111111');
  await paste(field('Nome do titular'), 'MARIA SILVA');
  await paste(field('Validade (MM/AA)'), '1230');
  await paste(field('CVV'), '123');
}

export async function payByCard(fillInCard = pasteCard): Promise<void> {
  await fillInCard();
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await submit();
}

/** @param beforePress what happens to the filled-in form */
export async function beginTrial(
  product: Pick<ProductV2, 'plans' | 'trial'>,
  beforePress?: () => void,
): Promise<void> {
  showPaymentPage({ product });
  await pasteCard();
  await paste(field('CPF'), cpf);
  await acceptTerms();
  beforePress?.();
  await userEvent.click(screen.getByRole('button', { name: 'Começar período grátis' }));
}

export async function fillIn(method: string): Promise<void> {
  await choose(method);
  await paste(field('CPF'), cpf);
  await acceptTerms();
}

export async function payBy(method: string): Promise<void> {
  await fillIn(method);
  await submit();
}

export const refuse = (status: number, code: ProblemCode, more: Partial<Problem> = {}) =>
  new HttpError('POST', '/api/v2/payment', status, {
    type: `urn:problem:${code}`,
    title: code,
    status,
    code,
    ...more,
  });
