import { render, screen } from '@testing-library/react';
import { tolerateMovedNodes } from '@/components/shell/wrappedNodes';

const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(tolerateMovedNodes);

afterAll(() => {
  Object.defineProperties(Node.prototype, { insertBefore, removeChild });
});

function Receipt({ isOpen }: { isOpen: boolean }) {
  return (
    <main>
      {isOpen && <p>Confirmando</p>}
      <p>Pago</p>
      {isOpen && <p>Aguarde</p>}
    </main>
  );
}

function wrap(text: string): void {
  const element = screen.getByText(text);
  const wrapper = document.createElement('div');
  element.replaceWith(wrapper);
  wrapper.append(element);
}

test.each(['Confirmando', 'Pago', 'Aguarde'])(
  'a page whose %s was wrapped keeps rendering',
  (text) => {
    const { container, rerender } = render(<Receipt isOpen />);
    wrap(text);
    wrap(text);
    rerender(<Receipt isOpen={false} />);
    expect(container).toHaveTextContent(/^Pago$/);
    rerender(<Receipt isOpen />);
    expect(container).toHaveTextContent('ConfirmandoPagoAguarde');
  },
);

test('an element that is gone still throws an error', () => {
  const parent = document.createElement('main');
  const gone = document.createElement('p');
  expect(() => parent.removeChild(gone)).toThrow(DOMException);
  expect(() => parent.insertBefore(document.createElement('p'), gone)).toThrow(DOMException);
});
