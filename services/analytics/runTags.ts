import type { Occurrence } from './AnalyticsEvent';
import { findBegunCheckout } from './begunCheckout';
import { claimPurchase } from './claimPurchase';
import { createCountedName, isCounted, keepCounted } from './countedEvents';
import { keepDocumentsApart } from './keepDocumentsApart';
import { type NamedEvent, readWaitingEvents, writeWaitingEvents } from './waitingEvents';
import type { Tags } from './Tags';

const maxEvents = 50;

/**
 * Sends events to the tag container from now on: with the buyer's consent, in a document that has
 * never been a page on which a card may be typed. All other events wait in this tab for the next
 * document that may run the container.
 */
export function runTags(): void {
  const { tags } = window;
  if (!tags) return;
  let container: 'none' | 'loading' | 'there' = 'none';
  const sendWaiting = createWaitingSender();
  const isRunning = () => container !== 'none';
  const documents = keepDocumentsApart(
    // After a later refusal the container is still in this document.
    () => isRunning() || (tags.consent === 'granted' ? false : null),
  );

  const take = (occurrence: Occurrence) => {
    if (tags.consent !== 'granted') {
      if (tags.events.length < maxEvents) Array.prototype.push.call(tags.events, occurrence);
      return;
    }
    wait({ name: createCountedName(occurrence), event: occurrence.event });
    if (container === 'there') void sendWaiting();
  };

  const begin = () => {
    if (container === 'none' && documents.mayRun()) {
      container = 'loading';
      // The events wait in the tab: a page may be left before its container has loaded, and would lose
      // them.
      startContainer(tags, () => {
        container = 'there';
        void sendWaiting();
      });
    }
    tags.events.splice(0).forEach(take);
  };

  const begun = findBegunCheckout(window.__NEXT_DATA__.props.pageProps);
  if (begun) tags.events.unshift(begun);
  tags.events.push = (...occurrences) => {
    occurrences.forEach(take);
    return tags.events.length;
  };
  tags.onConsent = (consent) => {
    if (isRunning()) setConsent('update', consent);
    if (consent === 'granted') begin();
    else writeWaitingEvents([]);
  };
  if (tags.consent === 'granted') begin();
}

function wait(named: NamedEvent): void {
  const waiting = readWaitingEvents();
  if (isCounted(named.name) || waiting.some(({ name }) => name === named.name)) return;
  writeWaitingEvents([...waiting, named].slice(-maxEvents));
}

/**
 * @returns sends all waiting events, in order; a call meanwhile does nothing, because the first one
 *   continues with the new events
 */
function createWaitingSender(): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    for (let [next] = readWaitingEvents(); next; [next] = readWaitingEvents()) {
      const { event, name } = next;
      const tell = () => {
        sendOnce({ event, name });
      };
      if (event.event === 'purchase') await claimPurchase(name, tell);
      else tell();
      writeWaitingEvents(readWaitingEvents().filter((waiting) => waiting.name !== name));
    }
    isUnderWay = false;
  };
}

function sendOnce({ event, name }: NamedEvent): void {
  if (isCounted(name)) return;
  keepCounted(name);
  // The data layer keeps the sale of an earlier event unless it is cleared.
  layer().push({ ecommerce: null }, event);
}

const layer = () => (window.dataLayer ??= []);

/** Google's tags recognize a command by its being an `arguments` object. */
const command: (...parts: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- an array is not taken for a command
  layer().push(arguments);
};

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

function setConsent(kind: 'default' | 'update', consent: 'granted' | 'denied'): void {
  command('consent', kind, Object.fromEntries(purposes.map((purpose) => [purpose, consent])));
}

function startContainer({ container }: Tags, onLoad: () => void): void {
  setConsent('default', 'denied');
  setConsent('update', 'granted');
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  // What the container adds gets the nonce of the container's own script.
  script.nonce = document.querySelector('script')?.nonce ?? '';
  script.addEventListener('load', onLoad, { once: true });
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
  document.head.append(script);
}
