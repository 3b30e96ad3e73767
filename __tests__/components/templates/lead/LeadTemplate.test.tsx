import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createLead } from '@/services/api/lead';
import { termsVersion } from '@/domain/terms';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { normalizePhone } from '@/services/phone/phone';
import { readStored } from '@/services/storage';
import { expectFocus } from '../../../support/expectFocus';
import { paste } from '../../../support/paste';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { objectContaining } from '../../../support/matchers';

vi.mock('@/services/api/lead');
vi.mock('@/services/phone/phone', { spy: true });
const normalize = vi.mocked(normalizePhone);
const createLeadMock = vi.mocked(createLead);

const contact = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};
const leadId = '0190a6f0-0000-7000-8000-000000000001';

async function fillIn(user: ReturnType<typeof userEvent.setup>, phoneLabel: string) {
  await paste(screen.getByLabelText('Nome Completo'), 'Maria da Silva');
  await paste(screen.getByLabelText('E-mail'), 'maria@exemplo.com.br');
  await user.type(screen.getByLabelText(phoneLabel), '11987654321');
}

beforeEach(() => {
  createLeadMock.mockReset();
  createLeadMock.mockResolvedValue({ leadId });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each([
  { brand: 'medcof', phoneLabel: 'Celular', next: '/payment' },
  { brand: 'ms', phoneLabel: 'Celular (Whatsapp)', next: '/presentation' },
] as const)('lead of $brand', ({ brand, next, phoneLabel }) => {
  it('sends the contact, stores it and goes to the next step with the query', async () => {
    const user = userEvent.setup();
    const rawQuery = `product=${brand}&seller=ana&x=%20&gclid=abc`;
    const { router } = renderWithProviders(<LeadTemplate />, { brand, rawQuery });
    await fillIn(user, phoneLabel);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));

    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith(`${next}?${rawQuery}`);
    });
    expect(createLeadMock).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Maria da Silva',
        email: 'maria@exemplo.com.br',
        phone: '+5511987654321',
        seller: 'ana',
        source: 'direto',
        operation: 'BR',
        consent: objectContaining({ version: termsVersion }),
        locale: 'pt-BR',
        flowId: 'default',
        tracking: { gclid: 'abc' },
      }),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
    // medcof is one of the seven brands that send it, ms is not (docs/behaviour.md 7).
    const planType = brand === 'medcof' ? 'yearly' : undefined;
    expect(createLeadMock.mock.calls[0]?.[0].planType).toBe(planType);
    expect(readStored('dataForm')).toEqual(contact);
    expect(readStored('dataLead')).toMatchObject({ leadId, ...contact });
  });

  it('shows the errors, sends nothing and moves the focus to the first wrong field', async () => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />, { brand });
    await user.type(screen.getByLabelText('Nome Completo'), 'Maria');
    await user.type(screen.getByLabelText(phoneLabel), '123');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));

    // The first check may still see the earlier values of the fields.
    expect(await screen.findByText(/Insira o DDD e um número de celular válido/)).toBeVisible();
    expect(screen.getByText('Preencha com nome e sobrenome')).toBeVisible();
    expect(screen.getByText('Este campo é obrigatório')).toBeVisible();
    await expectFocus(() => screen.getByLabelText('Nome Completo'));
    expect(createLeadMock).not.toHaveBeenCalled();
  });
});

describe('lead', () => {
  it.each([
    ['plan-anual', 'plan-anual'],
    ['other', undefined],
  ])('is created for the plan of planId=%s, if it exists', async (written, planId) => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />, { brand: 'medcof', rawQuery: `planId=${written}` });
    await fillIn(user, 'Celular');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(createLeadMock).toHaveBeenCalled();
    });
    expect(createLeadMock.mock.calls[0]?.[0].planId).toBe(planId);
  });

  it('shows no error before a field is touched', () => {
    renderWithProviders(<LeadTemplate />);
    expect(screen.queryByText('Este campo é obrigatório')).not.toBeInTheDocument();
  });

  it('shows markup in a name from the link as text', () => {
    const rawQuery = `name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`;
    const { container } = renderWithProviders(<LeadTemplate />, { rawQuery });
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });

  it.each([
    ['5511987654321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['0xx11987654321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['258841234567', 'MZ', '84 123 4567', '+258841234567'],
    ['%2B351912345678', 'PT', '+351912345678', '+351912345678'],
  ])('accepts the phone %s of a link at the first press', async (phone, country, shown, sent) => {
    const user = userEvent.setup();
    const rawQuery = `name=Maria+Silva&email=maria@exemplo.com.br&phone=${phone}`;
    window.history.replaceState(null, '', `/lead?${rawQuery}`);
    renderWithProviders(<LeadTemplate />, { rawQuery });
    await waitFor(() => {
      expect(screen.getByLabelText('Celular')).toHaveValue(shown);
    });
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: /país/i })).toHaveValue(country);
    });
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(createLeadMock.mock.calls[0]?.[0].phone).toBe(sent);
    });
  });

  it.each([
    ['voucher=NADA', {}, /^Este cupom não existe/],
    ['voucher=VELHO', { voucherRefusal: 'over' }, 'Este cupom já venceu.'],
    ['voucher=NADA&locale=es-PE', {}, /^Este cupón no existe/],
    ['voucher=NADA&locale=pt-MZ', {}, /^Este cupão não existe/],
  ] as const)('says once that %s of the link is not valid', (rawQuery, product, text) => {
    renderWithProviders(<LeadTemplate />, { rawQuery, product });
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('says nothing of a valid voucher', () => {
    const voucher = { code: 'REVALIDA10', discount: 12_000 };
    renderWithProviders(<LeadTemplate />, { rawQuery: 'voucher=revalida10', product: { voucher } });
    expect(screen.queryByText(/cupom/)).not.toBeInTheDocument();
  });

  it('validates an e-mail address as it was typed', async () => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    // A browser returns the value of an e-mail field with an accented domain in punycode.
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('inputmode', 'email');
    await user.clear(screen.getByLabelText('E-mail'));
    await paste(screen.getByLabelText('E-mail'), 'maria@hotmaíl.com');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Insira um email válido')).toBeVisible();
    expect(createLeadMock).not.toHaveBeenCalled();
  });

  it('sends one apostrophe for every variant that keyboards have', async () => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    await user.clear(screen.getByLabelText('Nome Completo'));
    await paste(screen.getByLabelText('Nome Completo'), 'Maria D´Ávila');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(createLeadMock.mock.calls[0]?.[0]).toMatchObject({ name: "Maria D'Ávila" });
    });
  });

  it('shows an error for a phone that cannot be normalized', async () => {
    const user = userEvent.setup();
    normalize.mockReturnValueOnce({ value: 'x', error: true });
    normalize.mockReturnValueOnce({ value: 'x', error: true });
    renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(/^Insira o DDD/)).toBeVisible();
    expect(createLeadMock).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(createLeadMock).toHaveBeenCalledTimes(1);
    });
  });

  it('sends once for a double click', async () => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    await user.dblClick(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(createLeadMock).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    [
      'a service that is away',
      new HttpError('POST', '/api/v1/lead', 503, null),
      /Não conseguimos falar com o servidor agora/,
    ],
    ['no answer in time', new NoAnswerError('POST', '/api/v1/lead', 'timeout'), /demorando mais/],
    ['no connection', new NoAnswerError('POST', '/api/v1/lead', 'network'), /servidor agora/],
  ])('keeps the form and the key after %s', async (_, error, message) => {
    createLeadMock.mockRejectedValueOnce(error);
    const user = userEvent.setup();
    const { router } = renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('Maria da Silva');

    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(router.push).toHaveBeenCalled();
    });
    const keys = createLeadMock.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
  });

  it('removes the message of a failure once the form is changed', async () => {
    createLeadMock.mockRejectedValueOnce(new NoAnswerError('POST', '/api/v1/lead', 'network'));
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.clear(screen.getByLabelText('E-mail'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Este campo é obrigatório')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(createLeadMock).toHaveBeenCalledTimes(1);
  });

  it('shows the error at a field that the service refuses', async () => {
    createLeadMock.mockRejectedValueOnce(
      new HttpError('POST', '/api/v1/lead', 422, {
        type: 'urn:problem:invalid_field',
        title: 'A field is not valid',
        status: 422,
        code: 'invalid_field',
        errors: [{ field: '/email', code: 'format' }],
      }),
    );
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />);
    await fillIn(user, 'Celular');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Insira um email válido')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });
});

interface Texts {
  name: string;
  phone: string;
  required: string;
  wrongPhone: RegExp;
}

const markets: [string, Texts][] = [
  [
    'pt-MZ',
    {
      name: 'Nome Completo',
      phone: 'Telemóvel',
      required: 'Este campo é obrigatório',
      wrongPhone: /^Insira um número de telemóvel válido, a começar por 8\./,
    },
  ],
  [
    'es-PE',
    {
      name: 'Nombre completo',
      phone: 'Celular',
      required: 'Este campo es obligatorio',
      wrongPhone: /^Ingresa un número de celular válido de 9 dígitos, que empiece con 9\./,
    },
  ],
];

describe.each(markets)('the lead form in %s', (locale, texts) => {
  it('shows errors in its language, once a field was left', async () => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />, { rawQuery: `locale=${locale}` });
    const name = screen.getByLabelText(texts.name);
    expect(screen.queryByText(texts.required)).not.toBeInTheDocument();
    await user.click(name);
    await user.tab();
    expect(await screen.findByText(texts.required)).toBeVisible();
    await user.type(screen.getByLabelText(texts.phone), '123');
    expect(screen.queryByText(texts.wrongPhone)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(texts.wrongPhone)).toBeVisible();
  });
});

it.each([
  ['es-PE', 'Celular', '912345678', '912 345 678', 'PE'],
  ['pt-MZ', 'Telemóvel', '821234567', '82 123 4567', 'MZ'],
  ['pt-BR', 'Celular', '11987654321', '(11) 98765-4321', 'BR'],
])('in %s a phone starts with its own country', async (locale, label, digits, text, country) => {
  const user = userEvent.setup();
  renderWithProviders(<LeadTemplate />, { rawQuery: `locale=${locale}` });
  expect(screen.getByRole('combobox')).toHaveValue(country);
  const phone = screen.getByLabelText(label);
  await user.type(phone, digits);
  await user.tab();
  expect(phone).toHaveValue(text);
  expect(phone).toHaveAttribute('inputmode', 'tel');
});
