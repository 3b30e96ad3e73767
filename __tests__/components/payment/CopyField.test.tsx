import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from '@/components/payment/CopyField';
import { renderWithProviders } from '../../support/renderWithProviders';

const code = '00020126580014br.gov.bcb.pix';
const texts = { label: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Copy it by hand' };

const refuses = () => Promise.reject(new Error('denied'));
const neverAnswers = () => new Promise<void>(() => undefined);

function show(writeText: () => Promise<void> = refuses) {
  renderWithProviders(<CopyField texts={texts} value={code} copyValue={code} isLong />);
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  return user.click(screen.getByRole('button', { name: 'Copy' }));
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

test.each([
  ['refuses', refuses],
  ['never answers', neverAnswers],
])('falls back to execCommand when the clipboard API %s', async (_, writeText) => {
  const copied: unknown[] = [];
  Object.assign(document, {
    execCommand: (command: string) => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLTextAreaElement)) return false;
      copied.push([command, activeElement.value, activeElement.selectionEnd]);
      return true;
    },
  });
  await show(writeText);
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
  expect(copied).toEqual([['copy', code, code.length]]);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('shows a long text in full when it has to be copied by hand', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: 'Code' });
  await waitFor(() => {
    expect(screen.getByText(texts.failed)).toBeVisible();
  });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('rows', '2');
});
