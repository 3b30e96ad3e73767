import { Form, type FormikFormProps, getIn, useFormikContext } from 'formik';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusInvalidField } from './focusField';
import { takeEarlyControl, readControl } from './useEarlyValue';

/**
 * The placeholder of a part with fields until the part has loaded: a submit waits for the part and for
 * its initial values.
 */
export const fieldsPlaceholder = <i hidden data-fields />;

const retryMs = 50;

/**
 * Formik's form, on a page that the server rendered. It adopts what its controls already show: values
 * that the buyer typed, ticked or chose before the page's code ran, or that the browser filled in, even
 * where a control's own code is still to come. The form sends what the buyer sees. After a refused
 * submit the first field with an error takes the focus.
 */
export function HydratingForm(props: FormikFormProps) {
  const { errors, handleSubmit, isSubmitting, setFieldValue, submitCount, values } =
    useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    for (const control of form.current?.elements ?? []) {
      const name = control.getAttribute('name') ?? '';
      const seen = readControl(takeEarlyControl(control));
      const value: unknown = getIn(values, name);
      if (typeof seen === typeof value && seen !== value) void setFieldValue(name, seen, false);
    }
  });
  // Before the next render, which would overwrite the controls.
  useLayoutEffect(() => {
    takeOver();
  }, []);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    // A notice of what came of the submit has taken the focus, and keeps it.
    if (document.activeElement?.matches('[tabindex="-1"]')) return;
    if (Object.keys(errors).length > 0) focusInvalidField(form.current);
  }, [errors, isSubmitting, submitCount]);
  const retryTimer = useRef<number>(undefined);
  const wasLate = useRef(false);
  // A change after the press cancels it: the buyer pressed for the values of that moment.
  const cancelRetry = () => {
    window.clearTimeout(retryTimer.current);
    wasLate.current = false;
    delete form.current?.dataset.early;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = event.currentTarget;
    const isLate = pressed.querySelector('[data-fields]') !== null;
    // Fields that have just loaded may still set initial values: the submit waits for one more check.
    const isDelayed = isLate || wasLate.current;
    cancelRetry();
    if (!isDelayed) {
      handleSubmit(event);
      return;
    }
    event.preventDefault();
    wasLate.current = isLate;
    pressed.dataset.early = '';
    retryTimer.current = window.setTimeout(() => {
      // Without a button: it is no press of the buyer (usePayment).
      pressed.requestSubmit();
    }, retryMs);
  };
  return <Form ref={form} {...props} onSubmit={submit} onChangeCapture={cancelRetry} />;
}
