export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  static get current(): FakeEventSource {
    const stream = FakeEventSource.opened.findLast(({ isClosed }) => !isClosed);
    if (!stream) throw new Error('No stream is open');
    return stream;
  }

  static install(): void {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  close(): void {
    this.isClosed = true;
  }

  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
