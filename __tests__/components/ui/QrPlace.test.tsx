import { render } from '@testing-library/react';
import { QrPlace } from '@/components/ui/QrCode';
import { Skeleton } from '@/components/ui/Skeleton';

test('a page waits for what a skeleton stands for, but for no drawing of a code', () => {
  const { container } = render(
    <>
      <Skeleton $height={48} />
      <QrPlace />
    </>,
  );
  const waits = Array.from(container.children, (place) => place.hasAttribute('data-waiting'));
  expect(waits).toEqual([true, false]);
});
