import type { MessageKey } from '@/contexts/TranslationContext';
import { CheckboxField } from '../../fields/CheckboxField';
import { TermsText } from './TermsText';

const text: MessageKey = 'payment.terms';

/** Keeps its identity, so that a keystroke elsewhere does not draw it again. */
const label = <TermsText text={text} />;

/** Terms and privacy, to be accepted by hand. */
export function TermsField() {
  return (
    <CheckboxField name="terms" required>
      {label}
    </CheckboxField>
  );
}
