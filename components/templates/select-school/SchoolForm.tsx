import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { rememberSchool } from '@/services/checkout/rememberSchool';
import { routes } from '@/services/checkout/routes';
import { SubmitButton } from '../../ui/SubmitButton';
import { PlaceSelect } from './PlaceSelect';
import { UnitChoice } from './UnitChoice';
import { useSchools } from './useSchools';

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;

const nothing = { region: '', city: '', unit: '', name: '' };

/** Three choices, each made of the one before. */
export function SchoolForm() {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const { nextStep, productBusiness } = useCheckoutProduct();
  const [choice, setChoice] = useState(useStored('chosenSchool') ?? nothing);
  const [hasAsked, setHasAsked] = useState(false);
  const { region, city, unit } = choice;
  const { cities, regions, units } = useSchools(region, city);
  // A school that is not in the list any more is no choice.
  const school = units.kind === 'ready' ? units.value.find(({ id }) => id === unit) : undefined;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasAsked(true);
    if (!school) {
      event.currentTarget.querySelector<HTMLElement>('input[type=radio], select')?.focus();
      return;
    }
    void rememberSchool({ region, city, unit: school.id, name: school.name }, productBusiness);
    if (nextStep) void goTo(routes[nextStep.templateId]);
  };

  return (
    <Fields method="post" noValidate onSubmit={submit}>
      <PlaceSelect
        name="region"
        label={t('school.region')}
        placeholder={t('school.region.placeholder')}
        places={regions}
        chosen={region}
        onChoose={(value) => {
          setChoice({ ...nothing, region: value });
        }}
      />
      <PlaceSelect
        name="city"
        label={t('school.city')}
        placeholder={t('school.city.placeholder')}
        places={cities}
        chosen={city}
        onChoose={(value) => {
          setChoice({ ...nothing, region, city: value });
        }}
      />
      <UnitChoice
        key={`${region}/${city}`}
        units={units}
        chosen={school?.id ?? ''}
        error={hasAsked && !school ? t('school.unit.required') : undefined}
        onChoose={(value) => {
          setChoice({ ...choice, unit: value });
        }}
      />
      <SubmitButton isBusy={false} busyText={t('school.submit')}>
        {t('school.submit')}
      </SubmitButton>
    </Fields>
  );
}
