import { useField } from 'formik';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CardCompany } from '@/contract/enumerations';
import { VisuallyHidden } from '../../ui/text';

interface CompanyMarksProps {
  card: string;
  company: CardCompany | undefined;
}

/** The accepted companies until a number is typed, then the card's own. The first card names them. */
export function CompanyMarks({ card, company }: CompanyMarksProps) {
  const { t } = useTranslation();
  const { cardCompanies } = useCheckoutPage().brand;
  const [{ value: number }] = useField<string>(`${card}.number`);
  const shown = company || number ? [company ?? 'any'] : cardCompanies;
  return (
    <>
      {card === 'cards[0]' && (
        <VisuallyHidden>
          {t('field.cardCompany.accepted', {
            companies: cardCompanies.map((id) => t(`field.cardCompany.${id}`)).join(', '),
          })}
        </VisuallyHidden>
      )}
      {shown.map((id) => (
        <img key={id} src={`/cards/${id}.svg`} alt="" width={32} height={20} />
      ))}
    </>
  );
}
