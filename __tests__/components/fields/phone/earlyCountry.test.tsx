import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { HydratingForm } from '@/components/fields/HydratingForm';
import { PhoneField } from '@/components/fields/phone/PhoneField';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { chooseOption, hydrateEarly, typeText } from '../../../support/hydrateEarly';
import { buildCheckoutPage } from '../../../support/renderWithProviders';

const { messages } = buildCheckoutPage();

const form = (
  <TranslationProvider messages={messages}>
    <Formik initialValues={{ phone: '', phoneCountry: 'BR' }} onSubmit={vi.fn()}>
      <HydratingForm>
        <PhoneField name="phone" countryName="phoneCountry" label="Celular" locale="pt-BR" />
      </HydratingForm>
    </Formik>
  </TranslationProvider>
);

const countryLabel = 'País do celular';

test('a country chosen before hydration stays for the number that is typed after it', async () => {
  await hydrateEarly(form, () => {
    chooseOption(countryLabel, 'PE');
  });
  await userEvent.type(screen.getByLabelText('Celular'), '912345678');
  expect(screen.getByLabelText(countryLabel)).toHaveValue('PE');
});

test('a country chosen before hydration stays for a number that replaces the early one', async () => {
  await hydrateEarly(form, () => {
    chooseOption(countryLabel, 'PE');
    typeText('Celular', '912345678');
  });
  await userEvent.clear(screen.getByLabelText('Celular'));
  await userEvent.type(screen.getByLabelText('Celular'), '987654321');
  expect(screen.getByLabelText(countryLabel)).toHaveValue('PE');
});
