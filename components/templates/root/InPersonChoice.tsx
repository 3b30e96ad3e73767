import { useTranslation } from '@/contexts/TranslationContext';
import type { Seller } from '@/services/seller';
import { CheckboxInput } from '../../fields/CheckboxInput';
import type { Link } from './useLink';

interface InPersonChoiceProps {
  link: Link;
  /** null: nobody; undefined: not known. */
  seller: Seller | null | undefined;
}

const unhurried = () => undefined;

/** Whether the buyer pays face to face: for a plan with such methods, and a seller who can receive. */
export function InPersonChoice({ link, seller }: InPersonChoiceProps) {
  const { t } = useTranslation();
  const { change, choice, isSoldInPerson } = link;
  const canReceive = isSoldInPerson && typeof seller?.account === 'string';
  if (!canReceive && !choice.isInPerson) return null;
  return (
    <CheckboxInput
      name="isPaymentInPerson"
      value={choice.isInPerson}
      error={undefined}
      onBlur={unhurried}
      onValue={(isInPerson) => {
        change({ isInPerson });
      }}
    >
      {t('builder.inPerson')}
    </CheckboxInput>
  );
}
