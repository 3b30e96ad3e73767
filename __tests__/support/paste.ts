import userEvent from '@testing-library/user-event';

/**
 * Fills in a field at once: typing key by key costs a second per form, and proves nothing that another
 * test has not proved.
 */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
