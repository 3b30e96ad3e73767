import type { Occurrence } from './AnalyticsEvent';
import { findBegunCheckout } from './begunCheckout';
import { claimPurchase } from './claimPurchase';
import { createCountedName, isCounted, keepCounted } from './countedEvents';
import { keepDocumentsApart } from './keepDocumentsApart';
import { type NamedEvent, readWaitingEvents, writeWaitingEvents } from './waitingEvents';
import type { Tags } from './Tags';

const mostEvents = 50;

/**
 * Tells the tag container what happens, from now on: where the buyer has agreed, in a document that
 * has never been a page on which a card may be typed. What happens elsewhere waits in this tab for
 * the next document that may run it.
 */
export function runTags(): void {
  const { tags } = window;
  if (!tags) return;
  let container: 'none' | 'loading' | 'there' = 'none';
  const tellWaiting = createTeller();
  const isRunning = () => container !== 'none';
  const documents = keepDocumentsApart(
    // Who refuses after it has come has it in this document all the same.
    () => isRunning() || (tags.consent === 'granted' ? false : null),
  );

  const take = (occurrence: Occurrence) => {
    if (tags.consent !== 'granted') {
      if (tags.events.length < mostEvents) Array.prototype.push.call(tags.events, occurrence);
      return;
    }
    wait({ name: createCountedName(occurrence), event: occurrence.event });
    if (container === 'there') void tellWaiting();
  };

  const begin = () => {
    if (container === 'none' && documents.mayRun()) {
      container = 'loading';
      // A page may be left before its container comes, and what only that page knew would be lost.
      startContainer(tags, () => {
        container = 'there';
        void tellWaiting();
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
  writeWaitingEvents([...waiting, named].slice(-mostEvents));
}

/** @returns what tells all that waits, in order; called again meanwhile, the first call goes on with it */
function createTeller(): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    for (let [next] = readWaitingEvents(); next; [next] = readWaitingEvents()) {
      const { event, name } = next;
      const tell = () => {
        tellOnce({ event, name });
      };
      if (event.event === 'purchase') await claimPurchase(name, tell);
      else tell();
      writeWaitingEvents(readWaitingEvents().filter((waiting) => waiting.name !== name));
    }
    isUnderWay = false;
  };
}

function tellOnce({ event, name }: NamedEvent): void {
  if (isCounted(name)) return;
  keepCounted(name);
  // The sale of an event before stays in the data layer unless it is cleared.
  layer().push({ ecommerce: null }, event);
}

const layer = () => (window.dataLayer ??= []);

/** Google's tags know a command from an event by its being an `arguments` object. */
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
  // What the container adds carries the nonce of what added it.
  script.nonce = document.querySelector('script')?.nonce ?? '';
  script.addEventListener('load', onLoad, { once: true });
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
  document.head.append(script);
}
