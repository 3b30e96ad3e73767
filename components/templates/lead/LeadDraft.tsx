import { useFormikContext } from 'formik';
import { startContactTime } from '@/services/contact';
import { removeStored, writeStored } from '@/services/storage';
import { useSaveOnLeave } from '../../fields/useSaveOnLeave';
import { toContact } from './leadContact';
import type { LeadValues } from './leadValues';

export function LeadDraft() {
  const { values } = useFormikContext<LeadValues>();
  useSaveOnLeave(() => {
    const contact = toContact(values);
    const isEmpty = Object.values(contact).every((text) => text === '');
    if (isEmpty) removeStored('dataForm');
    else {
      writeStored('dataForm', contact);
      startContactTime();
    }
  });
  return null;
}
