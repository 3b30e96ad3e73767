import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a refused submit, takes the focus to the first field with an error. Renders nothing. */
export function FocusFirstInvalid() {
  const { errors, isSubmitting, submitCount } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    const form = marker.current?.closest('form');
    if (form && Object.keys(errors).length > 0) focusInvalidControl(form);
  }, [errors, isSubmitting, submitCount]);
  return <span ref={marker} hidden />;
}

/** Moves the focus to the first control of a form that shows an error. */
export function focusInvalidControl(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
