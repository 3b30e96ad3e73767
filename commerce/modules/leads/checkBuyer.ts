import { validateEmail, validateName } from '@/validation/contact';
import { validateCnpj, validateCpf, validateDni } from '@/validation/documents';
import { invalidField } from '../../http/problems';

interface Buyer {
  name: string;
  email: string;
  document?: string | undefined;
}

/** Types of document tell themselves apart by their length. */
const documentRules = new Map([
  [8, validateDni],
  [11, validateCpf],
  [14, validateCnpj],
]);

/**
 * The rules of the forms, for callers that are not our forms.
 * @throws ProblemError invalid_field.
 */
export function checkBuyer({ name, email, document }: Buyer): void {
  if (validateName(name)) throw invalidField('/name', 'invalid');
  if (validateEmail(email)) throw invalidField('/email', 'invalid');
  if (document !== undefined && documentRules.get(document.length)?.(document)) {
    throw invalidField('/document', 'invalid');
  }
}
