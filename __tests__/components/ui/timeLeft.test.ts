import { formatTimeLeft, getTimeAnnouncement } from '@/components/ui/timeLeft';

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [1799, '29:59'],
  [86400, '1440:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

test('the last half hour is announced every five minutes, at one minute and at 30 seconds', () => {
  const spoken = Array.from({ length: 1800 }, (_, passed) => 1800 - passed).reduce<string[]>(
    (texts, seconds) => {
      const announcement = getTimeAnnouncement(seconds);
      const text = announcement ? `${announcement.key} ${JSON.stringify(announcement.values)}` : '';
      return text === '' || text === texts.at(-1) ? texts : [...texts, text];
    },
    [],
  );
  expect(spoken).toEqual([
    ...[30, 25, 20, 15, 10, 5].map((minutes) => `pix.expiresIn.minutes {"minutes":${minutes}}`),
    'pix.expiresIn.minute {}',
    'pix.expiresIn.seconds {"seconds":30}',
  ]);
});

test.each([1234, 601, 45, 15, 0])('nothing is announced at %d seconds', (seconds) => {
  expect(getTimeAnnouncement(seconds)).toBeNull();
});
