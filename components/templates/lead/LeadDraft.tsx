import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { removeStored, writeStored } from '@/services/storage/storage';
import { toContact } from './leadContact';
import type { LeadValues } from './leadValues';

function keep(values: LeadValues): void {
  const contact = toContact(values);
  const isEmpty = Object.values(contact).every((text) => text === '');
  if (isEmpty) removeStored('dataForm');
  else writeStored('dataForm', contact);
}

/**
 * Keeps what was typed when the page is left before it was sent: by a reload, for another page, or
 * for another application. Not at each key, which would cost the buyer time. Draws nothing.
 */
export function LeadDraft() {
  const { values } = useFormikContext<LeadValues>();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    const keepLatest = () => {
      keep(latest.current);
    };
    window.addEventListener('pagehide', keepLatest);
    document.addEventListener('visibilitychange', keepLatest);
    return () => {
      window.removeEventListener('pagehide', keepLatest);
      document.removeEventListener('visibilitychange', keepLatest);
      keepLatest();
    };
  }, []);
  return null;
}
