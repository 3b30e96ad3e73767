import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { CardCompany } from '@/contract/enumerations';
import { detectCardCompany } from '@/domain/detectCardCompany';

interface CardCompanyDetectionProps {
  card: string;
}

/**
 * Selects the card company by the number, and clears that selection when the number no longer belongs
 * to the company. A company chosen by hand stays until the number turns out to be another company's;
 * Elo, whose ranges the tables never know completely, stays until the number changes from one company
 * to another. Renders nothing, so that following the number re-renders nothing.
 */
export function CardCompanyDetection({ card }: CardCompanyDetectionProps) {
  const { cardCompanies } = useCheckoutPage().brand;
  const [{ value: number }] = useField<string>(`${card}.number`);
  const name = `${card}.company`;
  const { setFieldValue } = useFormikContext();
  const [{ value: chosen }] = useField<string>(name);
  const detected = useRef<CardCompany | ''>('');
  const choose = useEffectEvent((company: CardCompany | '') => {
    const before = detected.current;
    detected.current = company;
    const isByHand = chosen !== '' && chosen !== before;
    // Elo's ranges lie within the ranges of other companies.
    const mayBeElo = before === '' && [chosen, company].includes('elo');
    const isOpen = number !== '' && (company === '' || mayBeElo);
    if (!isByHand || !isOpen) void setFieldValue(name, company);
  });
  useEffect(() => {
    const company = cardCompanies.find((taken) => taken === detectCardCompany(number)) ?? '';
    if (company !== detected.current) choose(company);
  }, [cardCompanies, number]);
  return null;
}
