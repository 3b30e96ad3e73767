import type { HTMLInputAutoCompleteAttribute } from 'react';

/** What a text field lets its form say about the control. */
export interface InputAttributes {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
}

/** What every field has, whatever its control. */
export interface FieldProps {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  hint?: string;
}

/** A field's state, as the presentational inputs take it. Callbacks keep their identity. */
export interface Bound<Value> {
  value: Value;
  /** The text to show; only once the field is touched. */
  error: string | undefined;
  onValue: (value: Value) => void;
  onBlur: () => void;
}
