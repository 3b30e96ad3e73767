import { type SyntheticEvent, useCallback, useMemo, useState } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import {
  getFranchiseCities,
  getFranchiseRegions,
  getFranchiseUnits,
} from '@/services/api/franchise';
import type { FranchisePlace, FranchiseUnit } from '@/contract/franchise';
import { storeSchool } from './storeSchool';
import { routes } from '@/services/checkout/routes';
import { SelectInput } from '../../fields/SelectField';
import { showErrors } from '../../fields/showErrors';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { LoadFailure, Notice } from '../../ui/Notice';
import { ShortColumn } from '../../ui/ShortColumn';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { type LoadState, useLoad } from '../../ui/useLoad';
import { UnitChoice } from './UnitChoice';

export function SelectSchoolTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <ShortColumn>
      <div>
        <ArrivalTitle>{t('school.title')}</ArrivalTitle>
        <PageText>{t('school.subtitle')}</PageText>
      </div>
      {/* The form starts with the earlier choice, which only the browser knows. */}
      {isHydrated ? <SchoolForm /> : <Skeleton $height={432} />}
    </ShortColumn>
  );
}

SelectSchoolTemplate.getLayout = inStepPanes;

const nothing = { region: '', city: '', unit: '', name: '' };

function SchoolForm() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { nextStep, productBusiness } = useCheckoutProduct();
  const [choice, setChoice] = useState(useStored('chosenSchool') ?? nothing);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { region, city, unit } = choice;
  const { cities, regions, units } = useSchools(region, city);
  // A school that is no longer in the list does not count as chosen.
  const school = units.kind === 'ready' ? units.value.find(({ id }) => id === unit) : undefined;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!school) {
      showErrors(event.currentTarget, () => {
        setHasSubmitted(true);
      });
      return;
    }
    void storeSchool({ region, city, unit: school.id, name: school.name }, productBusiness);
    if (nextStep) void goTo(routes[nextStep.templateId]);
  };

  return (
    <Stack as="form" $gap={16} method="post" noValidate onSubmit={submit}>
      <PlaceSelect
        name="region"
        label={t('school.region')}
        placeholder={t('school.region.placeholder')}
        places={regions}
        chosen={region}
        error={hasSubmitted && region === '' ? t('school.region.required') : undefined}
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
        error={hasSubmitted && region !== '' && city === '' ? t('school.city.required') : undefined}
        onChoose={(value) => {
          setChoice({ ...nothing, region, city: value });
        }}
      />
      <UnitChoice
        key={`${region}/${city}`}
        units={units}
        chosen={school?.id ?? ''}
        error={hasSubmitted && !school ? t('school.unit.required') : undefined}
        onChoose={(value) => {
          setChoice({ ...choice, unit: value });
        }}
      />
      <SubmitButton isBusy={false} busyText={t('school.submit')}>
        {t('school.submit')}
      </SubmitButton>
    </Stack>
  );
}

interface Schools {
  regions: LoadState<FranchisePlace[]>;
  cities: LoadState<FranchisePlace[]>;
  units: LoadState<FranchiseUnit[]>;
}

function useSchools(region: string, city: string): Schools {
  const { page } = useCheckoutPage();
  const brand = page.brand.dsProductId;
  // The schools depend on the country of the sale, not on the buyer's language.
  const country = page.operation;
  const loadRegions = useCallback(() => getFranchiseRegions({ brand, country }), [brand, country]);
  const loadCities = useCallback(
    (asked: string) => getFranchiseCities({ brand, country, region: asked }),
    [brand, country],
  );
  const loadUnits = useCallback(
    (asked: string) => getFranchiseUnits({ brand, country, region, city: asked }),
    [brand, country, region],
  );
  return {
    regions: useLoad('', loadRegions),
    cities: useLoad(region === '' ? null : region, loadCities),
    units: useLoad(city === '' ? null : city, loadUnits),
  };
}

interface PlaceSelectProps {
  name: string;
  label: string;
  placeholder: string;
  places: LoadState<FranchisePlace[]>;
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

const unhurried = () => undefined;

function PlaceSelect({
  chosen,
  error,
  label,
  name,
  onChoose,
  placeholder,
  places,
}: PlaceSelectProps) {
  const { t } = useTranslation();
  const listed = places.kind === 'ready' ? places.value : null;
  const options = useMemo(
    () => (listed ?? []).map(({ id, name: text }) => ({ value: id, label: text })),
    [listed],
  );
  if (places.kind === 'failed') return <LoadFailure {...places} />;
  if (listed?.length === 0) return <Notice tone="alert">{t('school.none')}</Notice>;
  return (
    <SelectInput
      name={name}
      label={label}
      placeholder={places.kind === 'loading' ? t('school.loading') : placeholder}
      options={options}
      value={listed ? chosen : ''}
      error={error}
      onValue={onChoose}
      onBlur={unhurried}
      required
    />
  );
}
