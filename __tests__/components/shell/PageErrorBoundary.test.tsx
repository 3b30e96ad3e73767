import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';
import { wrapElements } from '../../support/wrapElements';

function Page() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setIsPressed(true);
        }}
      >
        press
      </button>
      {isPressed && <p>pressed</p>}
      <main>content</main>
      <div role="status" />
      <footer>end</footer>
    </>
  );
}

function showPage(options: ProvidersOptions = {}) {
  const container = document.createElement('div');
  container.id = '__next';
  document.body.append(container);
  return renderWithProviders(
    <PageErrorBoundary pathname="/lead">
      <Page />
    </PageErrorBoundary>,
    { ...options, container },
  );
}

const pressAfterMove = async () => {
  wrapElements('#__next > *');
  await userEvent.click(screen.getByRole('button', { name: 'press' }));
};

const notice = /o tradutor mudou esta página: confira o que está preenchido/;

const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
let errors: ReturnType<typeof muteErrors>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  errors = muteErrors();
});

afterEach(() => {
  errors.mockClear();
  document.body.replaceChildren();
});

test('a page whose top nodes were wrapped is there only once after it is rendered again', async () => {
  showPage();
  const foreign = document.body.appendChild(document.createElement('aside'));
  await pressAfterMove();
  expect(screen.getByRole('main')).toHaveTextContent('content');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.querySelector('.foreign')).toBeNull();
  expect(foreign).toBeInTheDocument();
});

test('a page whose nodes were moved says so, and takes the lost focus', async () => {
  showPage();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await pressAfterMove();
  expect(await screen.findByText(notice)).toBeVisible();
  await waitFor(() => {
    expect(document.activeElement).toContainElement(screen.getByText(notice));
  });
});

test.each([
  ['es-PE', /el traductor cambió esta página: revisa lo que está llenado/],
  ['pt-MZ', /Para ver o que enviou, carregue a página de novo/],
])('a page whose nodes were moved says so in %s', async (locale, text) => {
  showPage({ rawQuery: `locale=${locale}` });
  await pressAfterMove();
  expect(await screen.findByText(text)).toBeVisible();
});

test('any number of wrapped nodes counts as one of three remounts', async () => {
  showPage();
  for (let time = 1; time <= 3; time += 1) await pressAfterMove();
  expect(screen.getByRole('main')).toHaveTextContent('content');
  await pressAfterMove();
  expect(await screen.findByRole('link', { name: 'Voltar ao início da compra' })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('a page that failed after a long visit shows the minute of the failure', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T13:05:00Z'), toFake: ['Date'] });
  let hasFailed = false;
  const Part = () => {
    if (hasFailed) throw new Error('A part broke');
    return <p>content</p>;
  };
  const show = () => (
    <PageErrorBoundary pathname="/lead">
      <Part />
    </PageErrorBoundary>
  );
  const { rerender } = renderWithProviders(show());
  hasFailed = true;
  vi.setSystemTime(new Date('2026-03-02T13:45:00Z'));
  rerender(show());
  expect(await screen.findByText(/^02\/03\/2026,? 10:45$/)).toBeVisible();
  vi.useRealTimers();
});
