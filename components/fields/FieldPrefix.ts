import { createContext, useContext } from 'react';

/** What the names of the fields inside begin with, where a form has a group of fields twice. */
export const FieldPrefix = createContext('');

/** A field's name in the form's values. */
export const useFieldName = (name: string): string => useContext(FieldPrefix) + name;
