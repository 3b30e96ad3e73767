import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectSchoolTemplate } from '@/components/templates/select-school/SelectSchoolTemplate';
import {
  getFranchiseCities,
  getFranchiseRegions,
  getFranchiseUnits,
} from '@/services/api/franchise';
import { NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { updateLead } from '@/services/api/updateLead';
import { buildStep } from '../../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';
import { anyString } from '../../../support/matchers';

vi.mock('@/services/api/franchise');
vi.mock('@/services/api/updateLead');

const flow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'select-school' }),
    buildStep({
      id: 'select-school',
      templateId: 'select-school',
      defaultNextStepId: 'main-payment',
    }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
};
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };
const schools = ['Centro', 'Jardins', 'Lapa', 'Moema', 'Santana', 'Tatuapé'].map((name) => ({
  id: name.toLowerCase(),
  name: `Escola ${name}`,
  address: `Rua ${name}, 100`,
}));
const moema = { region: 'SP', city: 'sp', unit: 'moema', name: 'Escola Moema' };
const user = userEvent.setup();

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getFranchiseRegions).mockResolvedValue([
    { id: 'MG', name: 'Minas Gerais' },
    { id: 'SP', name: 'São Paulo' },
  ]);
  vi.mocked(getFranchiseCities).mockResolvedValue([{ id: 'sp', name: 'São Paulo' }]);
  vi.mocked(getFranchiseUnits).mockResolvedValue(schools);
});

async function show(options: ProvidersOptions = {}) {
  const view = renderWithProviders(<SelectSchoolTemplate />, {
    pathname: '/select-school',
    rawQuery: 'product=x',
    flow,
    stored: { dataLead },
    ...options,
  });
  await screen.findByRole('option', { name: 'Selecione o estado' });
  return view;
}

async function chooseCity() {
  await user.selectOptions(screen.getByLabelText('Estado'), 'São Paulo');
  await screen.findByRole('option', { name: 'Selecione a cidade' });
  await user.selectOptions(screen.getByLabelText('Cidade'), 'sp');
  await screen.findByRole('group', { name: 'Escola' });
}

const submit = () => user.click(screen.getByRole('button', { name: 'Continuar' }));

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('a school is chosen by region and city, and stored', async () => {
    const { router } = await show({ brand });
    await chooseCity();
    expect(getFranchiseUnits).toHaveBeenCalledWith({
      brand,
      country: 'BR',
      region: 'SP',
      city: 'sp',
    });
    await user.click(screen.getByRole('radio', { name: /Escola Moema/ }));
    await submit();
    expect(readStored('chosenSchool')).toEqual(moema);
    expect(router.push).toHaveBeenCalledWith('/payment?product=x');
  });
});

test('the school is sent to the service, and the buyer continues when that fails', async () => {
  vi.mocked(updateLead).mockRejectedValue(new NoAnswerError('PATCH', '/', 'network'));
  const { router } = await show();
  await chooseCity();
  await user.click(screen.getByRole('radio', { name: /Escola Moema/ }));
  await submit();
  expect(updateLead).toHaveBeenCalledWith('l1', {
    business: anyString,
    relationAccount: 'moema',
  });
  expect(router.push).toHaveBeenCalledWith('/payment?product=x');
});

test('a long list can be searched, and the chosen school stays in sight', async () => {
  await show();
  await chooseCity();
  await user.click(screen.getByRole('radio', { name: /Escola Moema/ }));
  await user.type(screen.getByLabelText('Buscar escola'), 'tatuape');
  const names = within(screen.getByRole('group', { name: 'Escola' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));
  expect(names).toEqual(['moema', 'tatuapé']);
  expect(screen.getByText('1 escola encontrada')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Buscar escola'), ' nada');
  expect(screen.getByText(/Nenhuma escola com este nome/)).toBeVisible();
});

test('another region clears the choice made in the previous one', async () => {
  const { router } = await show();
  await chooseCity();
  await user.click(screen.getByRole('radio', { name: /Escola Moema/ }));
  await user.selectOptions(screen.getByLabelText('Estado'), 'MG');
  await submit();
  expect(router.push).not.toHaveBeenCalled();
  expect(readStored('chosenSchool')).toBeNull();
});

test('without a school the focus moves to the first control that lacks a choice, which says why', async () => {
  const { router } = await show();
  await submit();
  expect(screen.getByLabelText('Estado')).toHaveFocus();
  expect(screen.getByLabelText('Estado')).toHaveAccessibleDescription('Escolha o estado.');
  await user.selectOptions(screen.getByLabelText('Estado'), 'SP');
  await screen.findByRole('option', { name: 'Selecione a cidade' });
  await submit();
  expect(screen.getByLabelText('Cidade')).toHaveFocus();
  expect(screen.getByLabelText('Cidade')).toHaveAccessibleDescription('Escolha a cidade.');
  expect(screen.getByLabelText('Estado')).toBeValid();
  await user.selectOptions(screen.getByLabelText('Cidade'), 'sp');
  const schoolGroup = await screen.findByRole('group', { name: 'Escola' });
  await submit();
  expect(screen.getByRole('radio', { name: /Escola Centro/ })).toHaveFocus();
  expect(schoolGroup).toHaveAccessibleDescription('Escolha uma escola para continuar.');
  expect(router.push).not.toHaveBeenCalled();
});

test('an earlier choice is restored', async () => {
  await show({ stored: { dataLead, chosenSchool: moema } });
  expect(await screen.findByRole('radio', { name: /Escola Moema/ })).toBeChecked();
});

test('an earlier choice that is no longer offered is dropped', async () => {
  const gone = { ...moema, unit: 'closed' };
  const { router } = await show({ stored: { dataLead, chosenSchool: gone } });
  await screen.findByRole('group', { name: 'Escola' });
  await submit();
  expect(screen.getByText('Escolha uma escola para continuar.')).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
});

test('a list that could not be loaded can be requested again', async () => {
  vi.mocked(getFranchiseCities).mockRejectedValueOnce(new NoAnswerError('GET', '/', 'timeout'));
  await show();
  await user.selectOptions(screen.getByLabelText('Estado'), 'SP');
  expect(await screen.findByRole('alert')).toHaveTextContent('Está demorando mais que o normal');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('option', { name: 'Selecione a cidade' })).toBeInTheDocument();
});

test('a city without schools says so', async () => {
  vi.mocked(getFranchiseUnits).mockResolvedValue([]);
  await show();
  await user.selectOptions(screen.getByLabelText('Estado'), 'SP');
  await screen.findByRole('option', { name: 'Selecione a cidade' });
  await user.selectOptions(screen.getByLabelText('Cidade'), 'sp');
  expect(await screen.findByText(/Ainda não há escolas nesta região/)).toBeVisible();
});

test('a buyer without a lead is sent back', async () => {
  const { router } = await show({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/lead?product=x');
  });
});

test.each([
  ['pt-BR', 'BR'],
  ['es-PE', 'BR'],
  ['pt-MZ', 'MZ'],
])('in %s the schools are those of %s, where the sale is made', async (locale, country) => {
  renderWithProviders(<SelectSchoolTemplate />, {
    brand: 'wiseup',
    pathname: '/select-school',
    rawQuery: `product=exec&locale=${locale}`,
    flow,
    stored: { dataLead },
  });
  await waitFor(() => {
    expect(getFranchiseRegions).toHaveBeenCalledWith({ brand: 'wiseup', country });
  });
  expect(await screen.findByRole('option', { name: 'São Paulo' })).toBeVisible();
});
