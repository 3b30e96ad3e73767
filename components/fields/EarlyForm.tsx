import { Form, type FormikFormProps, getIn, useFormikContext } from 'formik';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusInvalidControl } from './focusInvalidControl';
import { takeGiven, readControl } from './useEarlyValue';

/**
 * Holds the place of a part with fields until it is there: a press waits for the part and for its
 * initial values.
 */
export const fieldsPlace = <i hidden data-fields />;

const retryMs = 50;

/**
 * Formik's form. It takes over what its controls show already: typed, ticked and chosen before the
 * page's code ran, or filled in by the browser, also where a control's own code is still to come.
 * The form sends what is seen. After a refused submit the first field with an error takes the
 * focus.
 */
export function EarlyForm(props: FormikFormProps) {
  const { errors, handleSubmit, isSubmitting, setFieldValue, submitCount, values } =
    useFormikContext();
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
  const held = useRef<number>(undefined);
  const wasLate = useRef(false);
  // What was pressed is not what is chosen since.
  const forget = () => {
    window.clearTimeout(held.current);
    wasLate.current = false;
    delete form.current?.dataset.early;
  };
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = event.currentTarget;
    const isLate = pressed.querySelector('[data-fields]') !== null;
    // Fields that have just come may have begun with something: it counts at the next look.
    const isHeld = isLate || wasLate.current;
    forget();
    if (!isHeld) {
      handleSubmit(event);
      return;
    }
    event.preventDefault();
    wasLate.current = isLate;
    pressed.dataset.early = '';
    held.current = window.setTimeout(() => {
      pressed.requestSubmit();
    }, retryMs);
  };
  return <Form ref={form} {...props} onSubmit={press} onChangeCapture={forget} />;
}
