import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import type { Problem, ProblemCode } from '@/contract/problem';
import { getCardKey } from '@/services/api/payment';
import { updateLead } from '@/services/api/updateLead';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError } from '@/services/http/errors';
import { paste } from '../../support/paste';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

// Runs beside each payment with a document or an address.
vi.mock('@/services/api/updateLead');
/** As the page has it: a test that mocks it again has another one. */
export const saveWithLead = vi.mocked(updateLead);

export const dataLead = {
  leadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

/** A key to encrypt a card with, and what comes of it, where a test mocks both modules. */
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

/** The payment page as a buyer with a lead opens it. */
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

/** Waits for what a payment form brings after its fields. */
export const settleForm = () =>
  act(async () => {
    await vi.dynamicImportSettled();
  });

export const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));

/** Types a card that passes every check. */
export async function typeCard(): Promise<void> {
  await userEvent.type(field('Número do cartão'), '4111111111111111');
  await userEvent.type(field('Nome do titular'), 'MARIA SILVA');
  await userEvent.type(field('Validade (MM/AA)'), '1230');
  await userEvent.type(field('CVV'), '123');
}

/** Fills in the same card at once. */
export async function pasteCard(): Promise<void> {
  await paste(field('Número do cartão'), '4111111111111111');
  await paste(field('Nome do titular'), 'MARIA SILVA');
  await paste(field('Validade (MM/AA)'), '1230');
  await paste(field('CVV'), '123');
}

/** Fills in and confirms a card payment with an invoice. */
export async function payByCard(fillInCard = pasteCard): Promise<void> {
  await fillInCard();
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await submit();
}

/** Fills in all that Pix or a bank slip asks for. */
export async function fillIn(method: string): Promise<void> {
  await choose(method);
  await paste(field('CPF'), cpf);
  await acceptTerms();
}

/** Fills in and confirms a Pix or bank-slip payment. */
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
