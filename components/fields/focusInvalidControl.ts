/** Moves the focus to the first control of a form that shows an error. */
export function focusInvalidControl(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
