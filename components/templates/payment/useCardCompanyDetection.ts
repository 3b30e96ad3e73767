import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { CardCompany } from '@/services/payment';
import { useFieldName } from '../../fields/FieldPrefix';

/**
 * Chooses the card company by the number. A choice made by hand stays until the number turns out to
 * be another company's. The tables arrive with the first digit.
 */
export function useCardCompanyDetection(accepted: readonly CardCompany[]): void {
  const [{ value: number }] = useField<string>(useFieldName('cardNumber'));
  const companyName = useFieldName('cardCompany');
  const { setFieldValue } = useFormikContext();
  const detected = useRef<CardCompany>(undefined);
  useEffect(() => {
    if (number === '') return undefined;
    let isOutdated = false;
    void import('@/validation/cards/detectCardCompany').then(
      ({ detectCardCompany }) => {
        const company = detectCardCompany(number);
        if (isOutdated || !company || company === detected.current) return;
        detected.current = company;
        if (accepted.includes(company)) void setFieldValue(companyName, company);
      },
      // Without the tables the buyer chooses.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [number, accepted, companyName, setFieldValue]);
}
