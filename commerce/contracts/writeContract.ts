import type { StepDocument } from '@/contract/product';
import { contractValues, type ContractSubject } from './contractValues';
import { fillContract } from './fillContract';
import { hashText } from './hashText';

export interface WrittenContract {
  title: string;
  markdown: string;
  /** Of the Markdown. */
  hash: string;
  /** The same for the same terms: the day, and the document once it is known, do not count. */
  termsHash: string;
}

/** Writes a buyer's own contract. Pure: the same subject gives the same text. */
export function writeContract(
  { markdown: template, title }: StepDocument,
  subject: ContractSubject,
): WrittenContract {
  const values = contractValues(subject);
  const markdown = fillContract(template, values);
  const terms = fillContract(template, { ...values, 'buyer.document': '', 'contract.date': '' });
  return { title, markdown, hash: hashText(markdown), termsHash: hashText(`${title}\n${terms}`) };
}
