import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useField } from 'formik';
import { lazy, type ReactNode, Suspense } from 'react';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { ChoiceTile } from '@/components/fields/ChoiceTile';
import { HydratingForm, fieldsPlaceholder } from '@/components/fields/HydratingForm';
import { RadioCards } from '@/components/fields/RadioCards';
import { SelectField, SelectInput } from '@/components/fields/SelectField';
import { TextField } from '@/components/fields/TextField';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { chooseOption, hydrateEarly, typeText } from '../../support/hydrateEarly';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const { messages } = buildCheckoutPage();
const initialValues = {
  cards: [{ installments: '12' }],
  method: 'card',
  document: '',
  name: 'Ana',
  reminder: true,
  terms: false,
};
const options = ['1', '6', '12'].map((value) => ({ value, label: `${value}x` }));

function Methods() {
  const [{ value }, , { setValue }] = useField<string>('method');
  return (
    <>
      {['card', 'pix', 'slip'].map((method) => (
        <ChoiceTile
          key={method}
          name="method"
          value={method}
          label={method}
          isChosen={method === value}
          onChoose={(chosen) => void setValue(chosen)}
        />
      ))}
      {value === 'card' && (
        <SelectField name="cards[0].installments" label="Parcelas" options={options} />
      )}
      <TextField key={value} name="document" label="CPF" />
    </>
  );
}

const terms = <CheckboxField name="terms">Aceito</CheckboxField>;
const onSubmit = vi.fn<(values: typeof initialValues) => void>();

/** @param last the end of the form */
const buildForm = (last: ReactNode) => (
  <TranslationProvider messages={messages}>
    <Formik
      initialValues={initialValues}
      onSubmit={(values) => {
        onSubmit(values);
      }}
    >
      <HydratingForm>
        <Methods />
        <TextField name="name" label="Nome" />
        <CheckboxField name="reminder">Lembrete</CheckboxField>
        <Suspense>{last}</Suspense>
        <button type="submit">Enviar</button>
      </HydratingForm>
    </Formik>
  </TranslationProvider>
);

function createLateTerms() {
  let arrive: () => void = () => undefined;
  const code = new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = () => {
      resolve({ default: () => terms });
    };
  });
  const Terms = lazy(() => code);
  return {
    lateTerms: <Terms />,
    arrive: () =>
      act(async () => {
        arrive();
        await code;
      }),
  };
}

async function send() {
  onSubmit.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledOnce();
  });
  return onSubmit.mock.lastCall?.[0];
}

const tick = (name: string) => {
  screen.getByRole('checkbox', { name }).click();
};
const choose = (name: string) => {
  screen.getByRole('radio', { name }).click();
};

test('values entered before hydration are shown and sent', async () => {
  await hydrateEarly(buildForm(terms), () => {
    chooseOption('Parcelas', '1');
    typeText('Nome', 'Ana Souza');
    tick('Lembrete');
    tick('Aceito');
  });
  expect(screen.getByLabelText('Parcelas')).toHaveValue('1');
  expect(await send()).toEqual({
    ...initialValues,
    cards: [{ installments: '1' }],
    name: 'Ana Souza',
    reminder: false,
    terms: true,
  });
});

test('a radio button chosen before hydration switches the method and keeps the typed document', async () => {
  await hydrateEarly(buildForm(terms), () => {
    choose('pix');
    typeText('CPF', '52998224725');
  });
  expect(screen.getByRole('radio', { name: 'pix' })).toBeChecked();
  expect(screen.queryByLabelText('Parcelas')).not.toBeInTheDocument();
  expect(screen.getByLabelText('CPF')).toHaveValue('52998224725');
  expect(await send()).toEqual({ ...initialValues, method: 'pix', document: '52998224725' });
});

test('a field emptied before hydration is sent empty, and untouched fields keep their values', async () => {
  await hydrateEarly(buildForm(terms), () => {
    typeText('Nome', '');
  });
  expect(await send()).toEqual({ ...initialValues, name: '' });
});

test('a tick set before hydration counts while the code of its field is still loading, and shows once it has loaded', async () => {
  const { arrive, lateTerms } = createLateTerms();
  const act = () => {
    choose('slip');
    tick('Aceito');
  };
  await hydrateEarly(buildForm(terms), act, buildForm(lateTerms));
  expect(await send()).toEqual({ ...initialValues, method: 'slip', terms: true });
  await arrive();
  expect(screen.getByRole('checkbox', { name: 'Aceito' })).toBeChecked();
});

test('a tick set after the form hydrates but before its own field does is shown and sent', async () => {
  const { arrive, lateTerms } = createLateTerms();
  await hydrateEarly(buildForm(terms), () => undefined, buildForm(lateTerms));
  tick('Aceito');
  await arrive();
  expect(screen.getByRole('checkbox', { name: 'Aceito' })).toBeChecked();
  expect(await send()).toEqual({ ...initialValues, terms: true });
});

test('outside a form, a radio button chosen before hydration is the choice', async () => {
  const onChoose = vi.fn();
  const cards = (
    <RadioCards name="plan" legend="Plano" options={options} chosen="6" onChoose={onChoose} />
  );
  await hydrateEarly(cards, () => {
    choose('12x');
  });
  expect(onChoose.mock.calls).toEqual([['12']]);
});

test('outside a form, nothing is chosen when the buyer has chosen nothing', async () => {
  const onChoose = vi.fn();
  const cards = (
    <RadioCards name="plan" legend="Plano" options={options} chosen="" onChoose={onChoose} />
  );
  await hydrateEarly(cards, () => undefined);
  expect(onChoose).not.toHaveBeenCalled();
});

test('outside a form, a list reports its value once, and only when another option was chosen', async () => {
  const onValue = vi.fn();
  const list = (value: string) => (
    <SelectInput
      name="kind"
      label={`Tipo ${value}`}
      options={options}
      value={value}
      error={undefined}
      onValue={onValue}
      onBlur={vi.fn()}
    />
  );
  // A value that is not in the list stays until the buyer chooses.
  await hydrateEarly(list('24'), () => undefined);
  expect(onValue).not.toHaveBeenCalled();
  await hydrateEarly(list('6'), () => {
    chooseOption('Tipo 6', '12');
  });
  expect(onValue.mock.calls).toEqual([['12']]);
});

async function pressTooEarly() {
  onSubmit.mockClear();
  const { rerender } = render(buildForm(fieldsPlaceholder));
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  expect(button.closest('[data-early]')).not.toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  return () => {
    rerender(buildForm(terms));
  };
}

test('a submit pressed before all fields have loaded is sent with them, once', async () => {
  const arrive = await pressTooEarly();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  arrive();
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledOnce();
  });
  expect(screen.getByRole('button', { name: 'Enviar' }).closest('[data-early]')).toBeNull();
});

test('a submit pressed before all fields have loaded is dropped once something else is chosen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const arrive = await pressTooEarly();
  await userEvent.click(screen.getByRole('radio', { name: 'pix' }));
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Enviar' }).closest('[data-early]')).toBeNull();
  vi.useRealTimers();
});
