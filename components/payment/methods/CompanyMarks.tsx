import { useField } from 'formik';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { CardCompany } from '@/contract/enumerations';

interface CompanyMarksProps {
  card: string;
  company: CardCompany | undefined;
}

/** The accepted companies until a number is typed, then the card's own. The list beside names them. */
export function CompanyMarks({ card, company }: CompanyMarksProps) {
  const { cardCompanies } = useCheckoutPage().brand;
  const [{ value: number }] = useField<string>(`${card}.number`);
  const shown = company || number ? [company ?? 'any'] : cardCompanies;
  return shown.map((id) => <img key={id} src={`/cards/${id}.svg`} alt="" width={32} height={20} />);
}
