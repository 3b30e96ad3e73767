import { render } from '@testing-library/react';
import { QrPlace } from '@/components/ui/QrCode';
import { Skeleton } from '@/components/ui/Skeleton';

test('a page waits for a skeleton, but not for the picture of a QR code', () => {
  const { container } = render(
    <>
      <Skeleton $height={48} />
      <QrPlace />
    </>,
  );
  const waits = Array.from(container.children, (place) => place.hasAttribute('data-waiting'));
  expect(waits).toEqual([true, false]);
});
