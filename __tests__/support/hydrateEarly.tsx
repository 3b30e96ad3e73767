import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Renders a page as the server does, lets its buyer act on it, and hydrates it.
 * @param doEarly what the buyer does before hydration
 * @param element the page to hydrate where it differs: one with parts that load later
 */
export async function hydrateEarly(
  rendered: ReactElement,
  doEarly: () => void,
  element = rendered,
): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(rendered);
  doEarly();
  const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
  onTestFinished(() => {
    act(() => {
      root.unmount();
    });
    container.remove();
  });
}

export function chooseOption(label: string, option: string): void {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  list.value = option;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

export function typeText(label: string, text: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
