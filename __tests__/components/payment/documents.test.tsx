import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { buildPlan } from '../../support/builders';
import { buildPaymentResponse } from '../../support/buildPayment';
import { paste } from '../../support/paste';
import {
  acceptTerms,
  choose,
  cpf,
  field,
  mockCard,
  pasteCard,
  refuse,
  saveWithLead,
  showPaymentPage,
  submit,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  create.mockResolvedValue(buildPaymentResponse());
});

const buyAsCompany = () => userEvent.click(screen.getByRole('button', { name: 'Usar CNPJ' }));

const sent = async () => {
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  return create.mock.calls[0]?.[0];
};

describe('a company', () => {
  test.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['12abc34501de35', '12ABC34501DE35'],
  ])('pays by card with %s', async (typed, document) => {
    showPaymentPage({ brand: 'medcof' });
    await pasteCard();
    await buyAsCompany();
    expect(field('CNPJ')).toHaveFocus();
    expect(field('CNPJ')).toHaveAttribute('inputmode', 'text');
    expect(field('CNPJ')).toHaveAccessibleDescription('Para a emissão da nota fiscal');
    await paste(field('CNPJ'), typed);
    await acceptTerms();
    await submit();
    expect(await sent()).toMatchObject({ document });
  });

  test('keeps its CNPJ when it changes the method', async () => {
    showPaymentPage({ brand: 'medcof' });
    await buyAsCompany();
    await paste(field('CNPJ'), '11222333000181');
    await waitFor(() => {
      expect(field('CNPJ')).toHaveValue('11.222.333/0001-81');
    });
    await choose('Pix');
    expect(field('CNPJ')).toHaveValue('11.222.333/0001-81');
    expect(field('CNPJ')).toHaveAccessibleDescription('O banco pede o CNPJ de quem paga');
    await acceptTerms();
    await submit();
    expect(await sent()).toMatchObject({ document: '11222333000181' });
  });

  test('sees no error of the CPF', async () => {
    showPaymentPage({ brand: 'medcof' });
    await paste(field('CPF'), '111.111.111-11');
    fireEvent.blur(field('CPF'));
    expect(await screen.findByText('Revise o CPF')).toBeVisible();
    await buyAsCompany();
    expect(field('CNPJ')).toBeValid();
    expect(screen.queryByText('Revise o CPF')).not.toBeInTheDocument();
  });

  test('can go back to the CPF', async () => {
    showPaymentPage({ brand: 'medcof' });
    await buyAsCompany();
    await userEvent.click(screen.getByRole('button', { name: 'Usar CPF' }));
    expect(field('CPF')).toHaveFocus();
    expect(field('CPF')).toHaveAttribute('inputmode', 'numeric');
  });
});

test.each([
  ['CPF', '111.111.111-11', 'Revise o CPF', 'CPF'],
  ['CPF', '123', 'Revise o CPF', 'CPF'],
  ['CPF', '529982247259', 'Revise este campo', 'CNPJ'],
  ['CPF', '11.222.333/0001-80', 'Revise o CNPJ', 'CNPJ'],
  ['CNPJ', '11.222.333/0001-80', 'Revise o CNPJ', 'CNPJ'],
  ['CNPJ', '123', 'Revise o CNPJ', 'CNPJ'],
  ['CNPJ', '11.222.333/0001', 'Revise o CNPJ', 'CNPJ'],
])('with the field %s, %s gets the error: %s, as a %s', async (label, typed, message, shown) => {
  showPaymentPage({ brand: 'medcof' });
  await choose('Pix');
  if (label === 'CNPJ') await buyAsCompany();
  await paste(field(label), typed);
  await acceptTerms();
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(shown)).toBeInvalid();
  expect(create).not.toHaveBeenCalled();
});

test('a document that the service refuses shows the error at its field', async () => {
  create.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/document', code: 'invalid' }] }),
  );
  showPaymentPage({ brand: 'medcof' });
  await choose('Pix');
  await buyAsCompany();
  await paste(field('CNPJ'), '11222333000181');
  await acceptTerms();
  await submit();
  expect(await screen.findByText('Revise o CNPJ')).toBeVisible();
});

describe('the birth date', () => {
  const plan = buildPlan({ requiresBirthDate: true });

  test('is asked for where the plan requires it, and sent', async () => {
    showPaymentPage({ product: { plans: [plan] } });
    await choose('Pix');
    await paste(field('CPF'), cpf);
    await userEvent.type(await screen.findByLabelText('Data de nascimento'), '05032011');
    expect(field('Data de nascimento')).toHaveValue('05/03/2011');
    await acceptTerms();
    await submit();
    expect(await sent()).toMatchObject({ birthDate: '2011-03-05' });
    // It is saved with the lead too; the service judges the sale by the one of the payment.
    expect(saveWithLead).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ birthDate: '2011-03-05' }),
    );
  });

  test.each([
    ['', 'Este campo é obrigatório'],
    ['31/02/2011', 'Insira uma data de nascimento válida'],
    ['05/03/2099', 'Insira uma data de nascimento válida'],
  ])('"%s" gets the error: %s', async (typed, message) => {
    showPaymentPage({ product: { plans: [plan] } });
    await choose('Pix');
    await paste(field('CPF'), cpf);
    const birthDate = await screen.findByLabelText('Data de nascimento');
    if (typed !== '') await paste(birthDate, typed);
    await acceptTerms();
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(birthDate).toBeInvalid();
    expect(create).not.toHaveBeenCalled();
  });

  test('that the service refuses shows the error at its field', async () => {
    create.mockRejectedValue(
      refuse(422, 'invalid_field', { errors: [{ field: '/birthDate', code: 'invalid' }] }),
    );
    showPaymentPage({ product: { plans: [plan] } });
    await choose('Pix');
    await paste(field('CPF'), cpf);
    await paste(await screen.findByLabelText('Data de nascimento'), '05/03/2011');
    await acceptTerms();
    await submit();
    expect(await screen.findByText('Insira uma data de nascimento válida')).toBeVisible();
  });

  test('is not asked for by other plans', async () => {
    showPaymentPage();
    await choose('Pix');
    await paste(field('CPF'), cpf);
    await acceptTerms();
    await submit();
    expect(await sent()).not.toHaveProperty('birthDate');
    expect(screen.queryByLabelText('Data de nascimento')).not.toBeInTheDocument();
  });
});
