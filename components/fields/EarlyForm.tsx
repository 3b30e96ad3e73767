import { Form, type FormikFormProps, getIn, useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { takeGiven, readControl } from './useEarlyValue';

/**
 * Formik's form. Its values take over what its controls show already: what was typed, ticked and chosen
 * before the page's code ran, or filled in by the browser, also where a control's own code is still to
 * come. What is seen is what is sent.
 */
export function EarlyForm(props: FormikFormProps) {
  const { setFieldValue, values } = useFormikContext();
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
  return <Form ref={form} {...props} />;
}
