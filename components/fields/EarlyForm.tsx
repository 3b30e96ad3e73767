import { Form, type FormikFormProps, getIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusInvalidControl } from './focusInvalidControl';
import { takeGiven, readControl } from './useEarlyValue';

/**
 * Formik's form. Its values take over what its controls show already: what was typed, ticked and chosen
 * before the page's code ran, or filled in by the browser, also where a control's own code is still to
 * come. What is seen is what is sent. After a refused submit the first field with an error has the focus.
 */
export function EarlyForm(props: FormikFormProps) {
  const { errors, isSubmitting, setFieldValue, submitCount, values } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    for (const control of form.current?.elements ?? []) {
      const name = control.getAttribute('name') ?? '';
      const seen = readControl(takeGiven(control));
      const value: unknown = getIn(values, name);
      if (typeof seen === typeof value && seen !== value) void setFieldValue(name, seen, false);
    }
  });
  // Before anything is rendered again, and the controls with it.
  useLayoutEffect(() => {
    takeOver();
  }, []);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length > 0) focusInvalidControl(form.current);
  }, [errors, isSubmitting, submitCount]);
  return <Form ref={form} {...props} />;
}
