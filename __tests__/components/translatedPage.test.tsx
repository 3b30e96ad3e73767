import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { CopyField } from '@/components/payment/CopyField';
import { PriceBar } from '@/components/plans/PriceBar';
import { ProfilePicker } from '@/components/plans/ProfilePicker';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { OrderPane } from '@/components/summary/OrderPane';
import { Notice } from '@/components/ui/Notice';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { buildPlan } from '../support/builders';
import { renderWithProviders } from '../support/renderWithProviders';
import { translateTexts } from '../support/translateTexts';

interface ChangingProps {
  before: ReactNode;
  after: ReactNode;
}

function Changing({ after, before }: ChangingProps) {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setIsChanged(true);
        }}
      >
        change
      </button>
      <main>{isChanged ? after : before}</main>
    </>
  );
}

const plan = buildPlan();
const other = buildPlan({ name: 'Plano mensal', amount: 9900, installments: [] });
const profilePlans = (...amounts: number[]) =>
  amounts.map((amount, index) => ({
    ...buildPlan({ id: `plan-${index}`, amount, installments: [] }),
    profiles: index + 1,
  }));
const showProfiles = (...amounts: number[]) => {
  const plans = profilePlans(...amounts);
  const [chosen] = plans;
  return chosen && <ProfilePicker plans={plans} chosen={chosen} onChoose={() => undefined} />;
};
const texts = { label: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Copy it by hand' };
const noButton = <span />;

test.each<[what: string, before: ReactNode, after: ReactNode]>([
  [
    'a button that begins to work',
    <SubmitButton isBusy={false} busyText="Sending">
      Send
    </SubmitButton>,
    <SubmitButton isBusy busyText="Sending">
      Send
    </SubmitButton>,
  ],
  ['a notice', <Notice tone="error">one</Notice>, <Notice tone="error">two</Notice>],
  [
    'the order, paid at once',
    <OrderPane plan={plan} />,
    <OrderPane plan={plan} chosen={{ total: plan.amount, installment: null }} />,
  ],
  ['the order of another plan', <OrderPane plan={plan} />, <OrderPane plan={other} />],
  [
    'the price of another plan',
    <PriceBar plan={plan}>{noButton}</PriceBar>,
    <PriceBar plan={other}>{noButton}</PriceBar>,
  ],
  [
    'a profile that no longer costs less',
    showProfiles(10000, 15000, 21000),
    showProfiles(10000, 20000, 30000),
  ],
  [
    'a profile that costs less now',
    showProfiles(10000, 20000, 30000),
    showProfiles(10000, 15000, 21000),
  ],
])('%s: a translated page shows the current content', async (_, before, after) => {
  const { unmount } = renderWithProviders(<main>{after}</main>);
  const expected = screen.getByRole('main').textContent;
  unmount();
  renderWithProviders(<Changing before={before} after={after} />);
  translateTexts();
  await userEvent.click(screen.getByRole('button', { name: 'change' }));
  expect(screen.getByRole('main').textContent).toBe(expected);
});

test('a copied code is confirmed on a translated page', async () => {
  renderWithProviders(<CopyField texts={texts} value="0002" copyValue="0002" />);
  translateTexts();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

describe('a page whose nodes were moved', () => {
  const Fragile = ({ hasMore }: { hasMore: boolean }) => (
    <p>
      {hasMore && <b>more</b>}
      {'text'}
    </p>
  );

  it('is remounted', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithProviders(
      <PageErrorBoundary pathname="/lead">
        <Changing before={<Fragile hasMore={false} />} after={<Fragile hasMore />} />
      </PageErrorBoundary>,
    );
    translateTexts();
    await userEvent.click(screen.getByRole('button', { name: 'change' }));
    expect(await screen.findByText('text')).toBeVisible();
    // The state of its parts is lost, but the page is there.
    expect(screen.queryByText('more')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(log).toHaveBeenCalledWith(expect.stringContaining('[warning]'), expect.anything());
    });
    error.mockClear();
  });

  it('is given up after repeated remounts, while a later page is not', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const move = async () => {
      translateTexts();
      await userEvent.click(screen.getByRole('button', { name: 'change' }));
    };
    const Pages = () => {
      const [pathname, setPathname] = useState('/lead');
      return (
        <>
          <nav>
            <button
              onClick={() => {
                setPathname('/payment');
              }}
            >
              next page
            </button>
          </nav>
          <PageErrorBoundary pathname={pathname}>
            <Changing before={<Fragile hasMore={false} />} after={<Fragile hasMore />} />
          </PageErrorBoundary>
        </>
      );
    };
    renderWithProviders(<Pages />);
    for (let time = 1; time <= 3; time += 1) await move();
    await userEvent.click(screen.getByRole('button', { name: /next/ }));
    for (let time = 1; time <= 3; time += 1) await move();
    expect(screen.getByText('text')).toBeVisible();
    await move();
    expect(await screen.findByRole('link', { name: 'Voltar ao início da compra' })).toBeVisible();
    error.mockClear();
  });
});
