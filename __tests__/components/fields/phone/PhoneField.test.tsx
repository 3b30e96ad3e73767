import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PhoneField } from '@/components/fields/phone/PhoneField';
import type { Locale } from '@/domain/markets';
import { validatePhone } from '@/validation/phone';
import { renderForm } from '../renderForm';

const locales: Record<string, Locale> = { BR: 'pt-BR', MZ: 'pt-MZ', PE: 'es-PE' };

/** @param known the initial phone number and its country */
function renderPhone(market = 'BR', known = { phone: '', phoneCountry: market }) {
  const locale = locales[market] ?? 'pt-BR';
  const form = renderForm({
    rawQuery: `locale=${locale}`,
    fields: <PhoneField name="phone" countryName="phoneCountry" label="Celular" locale={locale} />,
    initialValues: known,
    validate: ({ phone, phoneCountry: country }) => {
      const message = validatePhone(String(phone), String(country));
      return message ? { phone: message } : {};
    },
  });
  return {
    ...form,
    phone: screen.getByLabelText<HTMLInputElement>('Celular'),
    country: screen.getByLabelText<HTMLSelectElement>(/^País /),
  };
}

async function renderFocused(market = 'BR') {
  const form = renderPhone(market);
  await form.user.click(form.phone);
  await waitFor(async () => {
    await form.user.keyboard('x');
    const isMasked = form.phone.value === '';
    await form.user.clear(form.phone);
    expect(isMasked).toBe(true);
  });
  return form;
}

test.each([
  ['BR', '11987654321', '(11) 98765-4321'],
  ['BR', '(11) 98765-4321', '(11) 98765-4321'],
  ['MZ', '821234567', '82 123 4567'],
  ['PE', '912345678', '912 345 678'],
  ['BR', '5511987654321', '(11) 98765-4321'],
  ['BR', '011987654321', '(11) 98765-4321'],
  ['BR', '0xx11 98765-4321', '(11) 98765-4321'],
  ['BR', '005511987654321', '(11) 98765-4321'],
  ['MZ', '258841234567', '84 123 4567'],
])('in %s, %s is shown as %s while it is typed', async (country, keys, text) => {
  const { phone, submit, user } = await renderFocused(country);
  await user.type(phone, keys);
  expect(phone).toHaveValue(text);
  expect(await submit()).toEqual({ phone: text, phoneCountry: country });
});

test.each([
  ['BR', '+55 11 98765-4321', '(11) 98765-4321'],
  ['BR', '5511987654321', '(11) 98765-4321'],
  ['BR', '011 98765 4321', '(11) 98765-4321'],
  ['BR', ' 11.98765.4321 ', '(11) 98765-4321'],
  ['MZ', '+258 82 123 4567', '82 123 4567'],
  ['PE', '+51912345678', '912 345 678'],
  ['BR', '0xx11 98765-4321', '(11) 98765-4321'],
  ['BR', '0 15 11 98765-4321', '(11) 98765-4321'],
  ['BR', '+55 (0)11 98765-4321', '(11) 98765-4321'],
  ['BR', '0055 11 98765 4321', '(11) 98765-4321'],
  ['BR', '+55 +55 11 98765-4321', '(11) 98765-4321'],
  ['BR', '+55+5511987654321', '(11) 98765-4321'],
  ['BR', '\u202a+55 11 98765-4321\u202c', '(11) 98765-4321'],
])('in %s, pasting %j gives %s', async (country, clipboard, text) => {
  const { phone, submit, user } = await renderFocused(country);
  await user.paste(clipboard);
  expect(phone).toHaveValue(text);
  expect(await submit()).toEqual({ phone: text, phoneCountry: country });
});

test.each(['typing', 'pasting'])('%s +351 … changes the country', async (way) => {
  const { country, phone, submit, user } = await renderFocused();
  await (way === 'typing' ? user.type(phone, '+351 912 345 678') : user.paste('+351 912 345 678'));
  await waitFor(() => {
    expect(country).toHaveValue('PT');
  });
  expect(phone).toHaveValue('+351 912 345 678');
  expect(await submit()).toEqual({ phone: '+351 912 345 678', phoneCountry: 'PT' });
});

test.each(['typed', 'pasted'])(
  'a number that starts with 00258, %s, is recognized as Mozambican',
  async (way) => {
    const { country, phone, user } = await renderFocused('BR');
    await (way === 'typed' ? user.type(phone, '00258841234567') : user.paste('00258841234567'));
    await user.tab();
    await waitFor(() => {
      expect(phone).toHaveValue('84 123 4567');
    });
    expect(country).toHaveValue('MZ');
  },
);

test('a number of another market is shown in its national format when the field is left', async () => {
  const { country, phone, user } = await renderFocused('BR');
  await user.type(phone, '+51 912 345 678');
  await user.tab();
  await waitFor(() => {
    expect(phone).toHaveValue('912 345 678');
  });
  expect(country).toHaveValue('PE');
});

describe('a country set from the calling code', () => {
  async function pasteBrazilian() {
    const form = await renderFocused('PE');
    await form.user.paste('+55 11 98765-4321');
    await waitFor(() => {
      expect(form.country).toHaveValue('BR');
    });
    return form;
  }

  test('is reset when the number is cleared', async () => {
    const { country, phone, submit, user } = await pasteBrazilian();
    await user.clear(phone);
    expect(country).toHaveValue('PE');
    await user.type(phone, '987654321');
    await user.tab();
    await waitFor(() => {
      expect(phone).toHaveValue('987 654 321');
    });
    expect(await submit()).toEqual({ phone: '987 654 321', phoneCountry: 'PE' });
  });

  test.each(['typed', 'pasted'])('is reset when another number is %s over it', async (way) => {
    const { country, phone, user } = await pasteBrazilian();
    await user.tab();
    await waitFor(() => {
      expect(phone).toHaveValue('(11) 98765-4321');
    });
    await user.click(phone);
    phone.select();
    await (way === 'typed' ? user.keyboard('987654321') : user.paste('987654321'));
    expect(country).toHaveValue('PE');
    await user.tab();
    await waitFor(() => {
      expect(phone).toHaveValue('987 654 321');
    });
  });

  test('stays while the number is edited', async () => {
    const { country, phone, user } = await pasteBrazilian();
    await user.type(phone, '{Backspace}{Backspace}12');
    expect(country).toHaveValue('BR');
  });

  test('gives way to a chosen country, which stays', async () => {
    const { country, phone, user } = await pasteBrazilian();
    await user.selectOptions(country, 'MZ');
    await user.clear(phone);
    await user.type(phone, '841234567');
    expect(country).toHaveValue('MZ');
  });
});

describe.each([
  ['MZ', '84 123 4567', 'BR', '11987654321', '(11) 98765-4321'],
  ['BR', '(11) 98765-4321', 'PE', '912345678', '912 345 678'],
  ['PT', '+351 912 345 678', 'BR', '11987654321', '(11) 98765-4321'],
])('an initial number of %s', (phoneCountry, known, market, own, text) => {
  test.each(['typed', 'filled in', 'pasted'])('is replaced by one %s over it', async (way) => {
    const { phone, submit, user } = renderPhone(market, { phone: known, phoneCountry });
    await user.click(phone);
    phone.select();
    if (way === 'typed') await user.keyboard(own);
    else if (way === 'pasted') await user.paste(own);
    else fireEvent.input(phone, { target: { value: own } });
    await user.tab();
    await waitFor(() => {
      expect(phone).toHaveValue(text);
    });
    expect(await submit()).toEqual({ phone: text, phoneCountry: market });
  });

  test('keeps its country while it is edited', async () => {
    const { country, phone, user } = renderPhone(market, { phone: known, phoneCountry });
    await user.type(phone, '{Backspace}{Backspace}12');
    expect(country).toHaveValue(phoneCountry);
  });
});

test('choosing another country keeps the digits', async () => {
  const { country, phone, submit, user } = await renderFocused();
  await waitFor(() => {
    expect(country.options.length).toBeGreaterThan(200);
  });
  await user.type(phone, '11987654321');
  await user.selectOptions(country, 'PT');
  await waitFor(() => {
    expect(phone).toHaveValue('+351 11987654321');
  });
  await user.selectOptions(country, 'BR');
  await waitFor(() => {
    expect(phone).toHaveValue('(11) 98765-4321');
  });
  expect(await submit()).toEqual({ phone: '(11) 98765-4321', phoneCountry: 'BR' });
});

test('a number of a country outside the markets gets its calling code when the field is left', async () => {
  const { country, phone, user } = await renderFocused();
  await waitFor(() => {
    expect(country.options.length).toBeGreaterThan(200);
  });
  await user.selectOptions(country, 'PT');
  await waitFor(() => {
    expect(phone).toHaveValue('+351 ');
  });
  await user.clear(phone);
  await user.type(phone, '912345678');
  await user.tab();
  await waitFor(() => {
    expect(phone).toHaveValue('+351 912345678');
  });
});

test.each([
  ['BR', ['Brasil (+55)', 'Moçambique (+258)', 'Peru (+51)', 'Afeganistão (+93)']],
  ['PE', ['Brasil (+55)', 'Mozambique (+258)', 'Perú (+51)', 'Afganistán (+93)']],
])('in the language of %s the markets come first, the others by name', async (market, first) => {
  const { country } = renderPhone(market);
  const names = () => Array.from(country.options, ({ text }) => text);
  expect(names()).toEqual(first.slice(0, 3));
  await waitFor(() => {
    expect(names().slice(0, 4)).toEqual(first);
  });
  expect(new Set(names()).size).toBe(names().length);
  // A separator shows that the list starts at A again.
  expect(country.options[3]?.previousElementSibling?.tagName).toBe('HR');
});

test('the flag and calling code are those of the country', async () => {
  const { country, user } = renderPhone();
  const flag = () => document.querySelector('img')?.getAttribute('src');
  expect(flag()).toBe('/flags/BR.svg');
  expect(screen.getByText('+55')).toBeVisible();
  await user.selectOptions(country, 'MZ');
  expect(flag()).toBe('/flags/MZ.svg');
  expect(screen.getByText('+258')).toBeVisible();
});

test('a number that is too long is refused, nothing is cut off', async () => {
  const { phone, user } = await renderFocused('PE');
  await user.type(phone, '9123456789');
  expect(phone).toHaveValue('9123456789');
  await user.tab();
  expect(await screen.findByText(/número de celular válido/)).toBeVisible();
});

test('a wrong number shows an error once the field is left', async () => {
  const { phone, user } = await renderFocused();
  await user.type(phone, '1198765');
  expect(phone).toBeValid();
  await user.tab();
  expect(await screen.findByText(/^Insira o DDD e um número de celular válido/)).toBeVisible();
  expect(phone).toBeInvalid();
});
